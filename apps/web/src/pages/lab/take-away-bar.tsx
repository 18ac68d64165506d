import { Copy, Download, Link2, Sheet } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLabText } from '../../text/use-lab-text.ts';
import { copyText } from '../../ui/copy-text.ts';
import { download, pngOf, svgText } from '../../ui/take-away.ts';

/** The view as a link, as numbers and as pictures. */
export const TakeAwayBar = memo(function TakeAwayBar({
  name,
  address,
  csv,
  svg,
}: {
  name: string;
  address: () => string;
  csv: () => string;
  svg: RefObject<SVGSVGElement | null>;
}) {
  const text = useLabText();
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (what: string) => {
    const isDone = await copyText(what);
    setSaid(isDone ? text.copied : text.notCopied);
    setByHand(isDone ? '' : what);
  };
  const save = (file: string, blob: Blob | null) => {
    if (blob === null) return;
    download(file, blob);
    setSaid(text.saved(file));
  };
  const saveSvg = () => {
    if (svg.current !== null)
      save(`${name}.svg`, new Blob([svgText(svg.current)], { type: 'image/svg+xml' }));
  };
  const savePng = async () => {
    if (svg.current !== null) save(`${name}.png`, await pngOf(svg.current));
  };
  return (
    <section className="take-away" aria-label={text.share}>
      <Button className="button" onPress={() => void copy(address())}>
        <Link2 aria-hidden /> {text.copyLink}
      </Button>
      <Button className="button quiet" onPress={() => void copy(csv())}>
        <Sheet aria-hidden /> {text.copyCsv}
      </Button>
      <Button className="button quiet" onPress={saveSvg}>
        <Download aria-hidden /> {text.svg}
      </Button>
      <Button className="button quiet" onPress={() => void savePng()}>
        <Download aria-hidden /> {text.png}
      </Button>
      <p className="hint" role="status">
        {said}
      </p>
      {byHand !== '' && (
        <p className="by-hand">
          <Copy aria-hidden />
          <textarea className="input" readOnly value={byHand} aria-label={text.notCopied} rows={3} />
        </p>
      )}
    </section>
  );
});
