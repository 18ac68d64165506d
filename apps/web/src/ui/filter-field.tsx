import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useTableText } from '../text/use-table-text.ts';
import { useText } from '../text/use-text.ts';

/** Narrows a long list down to what is typed, and says how much is left of it. */
export function FilterField({
  label,
  value,
  onChange,
  found,
  of,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  found: number;
  of: number;
}) {
  const text = useTableText();
  const { common } = useText();
  return (
    <div className="filter">
      <SearchField className="search" value={value} onChange={onChange} aria-label={label}>
        <Search aria-hidden />
        <Input className="input" placeholder={label} />
        {value !== '' && (
          <Button className="button quiet">
            <X aria-hidden /> {common.reset}
          </Button>
        )}
      </SearchField>
      <p className="hint" role="status">
        {value !== '' && text.sheet.found(found, of)}
      </p>
    </div>
  );
}
