import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ArenaDictionary } from '../../text/arena-dictionary.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { problemList } from './problem-list.ts';
import { readSheet, type Sheet, type SheetProblem } from './sheets.ts';

/** A character file, chosen or pasted. What does not fit is said, and nothing is taken. */
export function SheetLoader({
  system,
  onSheet,
  onClose,
}: {
  system: System;
  onSheet: (sheet: Sheet) => void;
  onClose: () => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<SheetProblem>();
  const take = (json: string) => {
    const sheet = readSheet(system, json);
    if (sheet.ok) return onSheet(sheet.value);
    setProblem(sheet.error);
  };
  return (
    <SheetDialog title={text.sheet.title} onClose={onClose}>
      <p>{text.sheet.lead}</p>
      <div>
        <FileButton label={text.sheet.file} onFile={(file) => void file.text().then(take)} />
      </div>
      <div>
        <label className="field-label" htmlFor={id}>
          {text.sheet.paste}
        </label>
        <textarea
          id={id}
          className="input"
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </div>
      <p className="field-error" role="alert">
        {problem && complaint(text, problem, (one) => problemList(system, one, locale), locale)}
      </p>
      <Button className="button primary" isDisabled={pasted.trim() === ''} onPress={() => take(pasted)}>
        {text.sheet.take}
      </Button>
    </SheetDialog>
  );
}

function complaint(
  { sheet }: ArenaDictionary,
  problem: SheetProblem,
  listOf: (problems: Extract<SheetProblem, { code: 'bad-character' }>['problems']) => string,
  locale: 'de' | 'en',
): string {
  switch (problem.code) {
    case 'not-json':
      return sheet.notJson;
    case 'not-a-character':
      return sheet.notACharacter;
    case 'bad-past':
      return sheet.badPast;
    case 'other-version':
      return sheet.otherVersion;
    case 'other-system':
      return sheet.otherSystem(cardOf(problem.system)?.title[locale] ?? problem.system);
    case 'bad-character':
      return sheet.bad(listOf(problem.problems));
  }
}
