import { useId, useRef, useState } from 'react';

/** A line of text with ways to go on below it: arrows choose one, Tab or Enter takes it, Enter alone sends the line. */
export function LineEntry({
  label,
  hint,
  placeholder,
  value,
  completions,
  isInvalid,
  onChange,
  onSubmit,
  autoFocus = false,
}: {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: string;
  readonly completions: readonly string[];
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  readonly autoFocus?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? completions : [];
  const change = (next: string) => {
    onChange(next);
    setOpen(true);
    setActive(-1);
  };
  const take = (whole: string | undefined) => {
    if (whole === undefined) return;
    change(whole);
    input.current?.focus();
  };
  const step = (by: number) => {
    if (shown.length === 0) return setOpen(true);
    setActive((active + by + shown.length + (active < 0 && by < 0 ? 1 : 0)) % shown.length);
  };
  return (
    <div className="line-entry">
      <label className="field-label" htmlFor={`${id}-line`}>
        {label}
      </label>
      <input
        ref={input}
        id={`${id}-line`}
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        placeholder={placeholder}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write this line
        autoFocus={autoFocus}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid}
        {...(active >= 0 && active < shown.length ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
          else if (key === 'Tab' && shown.length > 0 && !event.shiftKey) take(shown[Math.max(active, 0)]);
          else if (key === 'Enter' && shown[active] !== undefined) take(shown[active]);
          else if (key === 'Enter') onSubmit();
          else if (key === 'Escape' && shown.length > 0) setOpen(false);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <p className="hint" id={`${id}-hint`} role="status" data-invalid={isInvalid}>
        {hint}
      </p>
      <div
        className="combo-list line-completions"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
      >
        {shown.map((whole, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line, as in every combobox
          // biome-ignore lint/a11y/useKeyWithClickEvents: the line has the keys
          <div
            key={whole}
            id={`${id}-${i}`}
            className="combo-item"
            role="option"
            aria-selected={i === active}
            data-focused={i === active || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(whole)}
          >
            {whole}
          </div>
        ))}
      </div>
    </div>
  );
}
