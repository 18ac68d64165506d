import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { usePalette } from '../state/palette.ts';
import { useText } from '../text/use-text.ts';

/** The way to everything, and the keys that lead there as well. */
export function SearchButton() {
  const { header } = useText();
  const show = usePalette((palette) => palette.show);
  return (
    <Button className="header-search" onPress={() => show(true)}>
      <Search aria-hidden />
      <span className="header-word">{header.search}</span>
      <span className="header-keys" aria-hidden>
        <kbd>{header.control}</kbd> <kbd>K</kbd>
      </span>
    </Button>
  );
}
