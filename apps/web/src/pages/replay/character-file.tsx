import { Download } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../state/announcer.ts';
import { download } from '../lab/take-away.ts';
import { useTable } from '../table/table-context.ts';
import { fileNameOf } from './file-name.ts';
import { useReplayText } from './use-replay-text.ts';

/** The character of a sheet as the command line and the arena read it. */
export function CharacterFile({ character, name }: { character: unknown; name: string }) {
  const { take } = useReplayText();
  const { system } = useTable();
  const announce = useAnnouncer((state) => state.announce);
  const save = () => {
    const file = { format: 'tafelrunde-character', version: 1, system: system.id, character };
    const json = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
    download(`${fileNameOf(name)}.json`, json);
    announce(take.characterSaved(name));
  };
  return (
    <Button className="button quiet" onPress={save}>
      <Download aria-hidden /> {take.character}
    </Button>
  );
}
