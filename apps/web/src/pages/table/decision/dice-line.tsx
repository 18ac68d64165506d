import type { ReactNode } from 'react';

/** Dice side by side, under what they are. */
export function DiceLine({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line
    <div className="dice-line" role="group" aria-label={title}>
      <span className="dice-line-title" aria-hidden>
        {title}
      </span>
      <span className="dice">{children}</span>
    </div>
  );
}
