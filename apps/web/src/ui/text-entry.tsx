import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';

export interface TextEntryProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'decimal' | 'numeric';
  /** The id of a list of likely words. */
  readonly list?: string;
}

/** A line of text with its label. */
export function TextEntry(props: TextEntryProps) {
  const { label, hideLabel = false, value, onChange, hint, placeholder, list, ...rest } = props;
  return (
    <TextField
      className="text-entry"
      value={value}
      onChange={onChange}
      {...(hideLabel ? { 'aria-label': label } : {})}
      {...rest}
    >
      {!hideLabel && <Label className="field-label">{label}</Label>}
      <Input
        className="input"
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(list === undefined ? {} : { list })}
      />
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </TextField>
  );
}
