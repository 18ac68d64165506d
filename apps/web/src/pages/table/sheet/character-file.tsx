import type { FigureView } from '@tafelrunde/system';
import { Download } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../../state/announcer.ts';
import { fileNameOf } from '../../../state/file-name.ts';
import { useTable } from '../../../table/table-context.ts';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { download } from '../../../ui/take-away.ts';
import { pastWith } from './past-with.ts';
import { useGreatestRolls } from './use-greatest-rolls.ts';

/** The character of a sheet as the command line and the arena read it, with what it has been through. */
export function CharacterFile({
  character,
  figure: { id, name },
}: {
  character: unknown;
  figure: Pick<FigureView, 'id' | 'name'>;
}) {
  const { take } = useReplayText();
  const { system, table } = useTable();
  const greatest = useGreatestRolls(id);
  const announce = useAnnouncer((state) => state.announce);
  const save = () => {
    const past = pastWith(table, id, greatest);
    const file = { format: 'tafelrunde-character', version: 1, system: system.id, character, past };
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
