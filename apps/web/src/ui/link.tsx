import type { MouseEvent, ReactNode } from 'react';
import { under } from '../state/base.ts';
import { type Path, useRoute } from '../state/route.ts';

/** A link inside the page; with a modifier key it opens like any other. */
export function Link({
  to,
  className,
  label,
  children,
}: {
  to: Path;
  className: string;
  label?: string;
  children: ReactNode;
}) {
  const go = useRoute((state) => state.go);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      href={under(to)}
      className={className}
      onClick={follow}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </a>
  );
}
