import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '../../src/pages/table/papers/markdown.tsx';

const drawn = (text: string): string =>
  renderToStaticMarkup(createElement(Markdown, { text })).replace(/^<div class="markdown">|<\/div>$/g, '');

test.each([
  ['Ein **fetter** und *schräger* Satz', '<p>Ein <strong>fetter</strong> und <em>schräger</em> Satz</p>'],
  ['# Brief', '<h3>Brief</h3>'],
  ['### Klein', '<h4>Klein</h4>'],
  ['- eins\n- zwei', '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>'],
  ['3. drei', '<ol start="3"><li><p>drei</p></li></ol>'],
  ['> Zitat', '<blockquote><p>Zitat</p></blockquote>'],
  ['`W6`', '<p><code>W6</code></p>'],
  ['---', '<hr/>'],
])('%j', (text, html) => {
  expect(drawn(text)).toBe(html);
});

test('links lead to the web alone, and open beside the table', () => {
  expect(drawn('[hier](https://example.org/a)')).toBe(
    '<p><a href="https://example.org/a" target="_blank" rel="noopener noreferrer">hier</a></p>',
  );
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '/api/tables', 'vbscript:x'])
    expect(drawn(`[hier](${address})`)).toBe('<p>hier</p>');
});

test('HTML stays text, pictures are told and not asked for', () => {
  expect(drawn('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(drawn('a <img src=x onerror=alert(1)> b')).toBe('<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
  expect(drawn('![Karte](https://example.org/x.png)')).toBe('<p>Karte</p>');
});
