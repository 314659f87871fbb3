import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { withFrameAddress } from '../../../src/server/oembed/frameFor.ts';

const HTML = readFileSync('index.html', 'utf8');
const pageAt = (query: string) =>
  withFrameAddress(HTML, new URL(query, 'https://map.example.org/'));

test('B7, B26: without scripts a frame has the full map’s address, as a link and as text', () => {
  const html = pageAt('?view=embed&route=03,07&mode=list');
  const noscript = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  const address = 'https://map.example.org/?route=03,07&amp;mode=list';
  expect(noscript).toContain(`<a href="${address}"`);
  expect(noscript).toContain(`>${address}</p>`);
});

test('B30: a frame has the colors of its address before any script runs', () => {
  const rootOf = (query: string) => /<html[^>]*>/.exec(pageAt(query))?.[0];
  expect(rootOf('?view=embed&theme=dark')).toBe('<html data-theme="dark" lang="en">');
  expect(rootOf('?view=embed&theme=light')).toBe('<html data-theme="light" lang="en">');
  for (const query of ['?view=embed', '?view=embed&theme=auto', '?view=embed&theme="onload='])
    expect(rootOf(query)).toBe('<html lang="en">');
});

test('B2: an address with hostile texts adds no markup', () => {
  const html = pageAt('?view=embed&title=</p><script>alert(1)</script>&stop="><img src=x>');
  expect(html).not.toMatch(/<script>alert|<img/);
});

test('B7: the rider’s page is as it was built', () => {
  expect(pageAt('?route=03')).toBe(HTML);
});
