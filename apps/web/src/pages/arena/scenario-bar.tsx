import { parseScenario } from '@tafelrunde/arena';
import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { download } from '../../ui/take-away.ts';
import { type Draft, draftOf, scenarioOf } from './arena-state.ts';
import { problemList } from './problem-list.ts';

/** The case that is open as a file of `tafelrunde simulate`, out and in. */
export function ScenarioBar({
  system,
  draft,
  onDraft,
}: {
  system: System;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const write = () => {
    const json = `${JSON.stringify(scenarioOf(system.id, draft), null, 2)}\n`;
    download(`${system.id}-arena.json`, new Blob([json], { type: 'application/json' }));
  };
  const read = (json: string) => {
    let raw: unknown;
    try {
      raw = JSON.parse(json);
    } catch {
      return setSaid(text.badScenario);
    }
    const loaded = draftOf(raw);
    if (loaded === undefined) return setSaid(text.badScenario);
    const id = String((raw as { readonly system?: unknown }).system);
    if (id !== system.id) return setSaid(text.otherScenario(cardOf(id)?.title[locale] ?? id));
    const parsed = parseScenario(system, raw, locale);
    if (!parsed.ok) return setSaid(text.scenarioProblems(problemList(system, parsed.error, locale)));
    onDraft(loaded);
    setSaid(text.imported);
  };
  return (
    <section className="take-away" aria-label={text.scenario}>
      <Button className="button quiet" onPress={write}>
        <Download aria-hidden /> {text.exportScenario}
      </Button>
      <FileButton label={text.importScenario} look="quiet" onFile={(file) => void file.text().then(read)} />
      <p className="hint" role="status">
        {said}
      </p>
    </section>
  );
}
