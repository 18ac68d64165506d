import { useMemo } from 'react';
import { renderSVG } from 'uqr';

/** A text to scan. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`,
    [text],
  );
  return <img className="qr" src={picture} alt={label} width={200} height={200} />;
}
