// The page to flip through the pictures of `npm run shots`: left and right change the part, up and down the system.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PARTS = [
  ...['turn-bar', 'now', 'decision', 'phase', 'result', 'inbox'],
  ...['sheet', 'fight', 'log', 'board', 'creation', 'desk'],
];

/**
 * All widths of one part stand side by side.
 *
 * @param {string} folder
 * @param {readonly string[]} systems
 * @param {readonly string[]} themes
 * @param {readonly number[]} widths
 * @returns {string} its path
 */
export function writeIndex(folder, systems, themes, widths) {
  const path = join(folder, 'index.html');
  const lists = JSON.stringify({ system: systems, part: PARTS, theme: themes });
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde: pictures</title>
<style>
body { font: 16px system-ui; margin: 1rem; background: #777; }
nav, main { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; }
figure { margin: 1rem 0 0; } img { border: 1px solid #000; background: #fff; max-width: 95vw; }
</style>
<nav></nav><main></main>
<script>
const lists = ${lists}, widths = ${JSON.stringify(widths)};
const at = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const chosen = (key) => at[key] ?? lists[key][0];
for (const key in lists) {
  const one = document.createElement('select');
  one.ariaLabel = key;
  one.onchange = () => { at[key] = one.value; show(); };
  for (const value of lists[key]) one.add(new Option(value));
  document.querySelector('nav').append(one);
}
function show() {
  location.hash = new URLSearchParams(at);
  Object.keys(lists).forEach((key, i) => { document.querySelectorAll('select')[i].value = chosen(key); });
  document.querySelector('main').innerHTML = widths.map((width) => {
    const name = [chosen('system'), chosen('part'), chosen('theme'), width].join('-') + '.png';
    return '<figure><img src="' + name + '" alt="' + name + '"><figcaption>' + name + '</figcaption></figure>';
  }).join('');
}
addEventListener('keydown', ({ key, target }) => {
  const move = { ArrowRight: ['part', 1], ArrowLeft: ['part', -1], ArrowDown: ['system', 1], ArrowUp: ['system', -1], t: ['theme', 1] }[key];
  if (move === undefined || target.matches('select')) return;
  const [list, by] = [lists[move[0]], move[1]];
  at[move[0]] = list[(list.indexOf(chosen(move[0])) + by + list.length) % list.length];
  show();
});
show();
</script></html>
`,
  );
  return path;
}
