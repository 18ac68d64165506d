import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { SelectOption } from './select-field.tsx';

/** One of very many: a list that shrinks to what is typed. */
export function SearchSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}) {
  return (
    <ComboBox
      className="search-select"
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
      defaultItems={options}
    >
      <Label className="field-label">{label}</Label>
      <Group className="combo">
        {/* Typing replaces what is chosen. While the list is walked through, focus is only played: it selects nothing. */}
        <Input
          className="input"
          onFocus={({ nativeEvent, target }) => nativeEvent.isTrusted && target.select()}
        />
        <Button className="icon-button">
          <ChevronDown aria-hidden />
        </Button>
      </Group>
      <Popover className="combo-popover">
        <ListBox<SelectOption> className="combo-list">
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="combo-item">
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
