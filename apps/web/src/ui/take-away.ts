import type { Locale } from '@tafelrunde/kernel';
import { openCanvas } from '../pictures/canvas.ts';

/** A table as text that spreadsheets of that language read: German ones want semicolons and decimal commas. */
export function csvOf(rows: readonly (readonly (string | number)[])[], locale: Locale): string {
  const separator = locale === 'de' ? ';' : ',';
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return locale === 'de' ? String(value).replace('.', ',') : String(value);
    return /[";,\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  };
  return `${rows.map((row) => row.map(cell).join(separator)).join('\n')}\n`;
}

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** A drawn chart as a file of its own: what style sheets say stands on each element, colours as every program knows them. */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  const colour = colourReader();
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original);
    const own = copies[i] as SVGElement;
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value === '') continue;
      own.setAttribute(name, name === 'fill' || name === 'stroke' ? colour(value) : value);
    }
    own.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', colour(getComputedStyle(svg).backgroundColor));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** Reads any colour of the browser as `rgb(…)`. Patterns and nothing at all stay what they are. */
function colourReader(): (value: string) => string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (value) => {
    if (pen === null || value === 'none' || value.startsWith('url(')) return value.replaceAll('"', '');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = value;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a = 255] = pen.getImageData(0, 0, 1, 1).data;
    return a === 255 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${(a / 255).toFixed(3)})`;
  };
}

const SHARPNESS = 2;

/** The same as a picture of points. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const [width, height] = [svg.clientWidth * SHARPNESS, svg.clientHeight * SHARPNESS];
  const canvas = openCanvas(width, height);
  canvas?.pen.drawImage(image, 0, 0, width, height);
  return canvas?.write('image/png') ?? null;
}

export function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
