import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTableText } from '../../../text/use-table-text.ts';
import { copyText } from '../../../ui/copy-text.ts';

/** A link to copy. Where the browser does not let us, it is marked to be copied by hand, and that is said. */
export function CopyLink({ link, label }: { link: string; label: string }) {
  const text = useTableText();
  const [tried, setTried] = useState<{ link: string; worked: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = tried?.link === link && tried.worked;
  const copy = async () => {
    const worked = await copyText(link);
    setTried({ link, worked });
    if (!worked) field.current?.select();
  };
  return (
    <div className="copy-link">
      <input
        className="input"
        ref={field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button className="button" onPress={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? text.gm.copied : text.gm.copy}
      </Button>
      {tried?.link === link && !tried.worked && (
        <p className="hint" role="status">
          {text.gm.copyByHand}
        </p>
      )}
    </div>
  );
}
