import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plainName } from '../../../src/lib/text/plainName.ts';
import { visibleText } from '../../../src/lib/text/visibleText.ts';

test.each([
  ['Rock &#8211; Pop &amp; Jazz&#8217;s Night <b>Live</b>', 'Rock – Pop & Jazz’s Night Live'],
  ['Caf&eacute; &Uuml;ber &#xE9;t&#233;', 'Café Über été'],
  ['It&#146;s', 'It’s'],
  ['N&aacute;m&ecaron;st&iacute;', 'Náměstí'],
  ['Rock &amp;amp; Pop', 'Rock & Pop'],
  ['&lt;b&gt;Live&lt;/b&gt;', 'Live'],
  ['Opera<br/>in C<!-- sold out -->', 'Opera in C'],
  ['<p style="x">Two</p><p>parts</p>', 'Two parts'],
  ['I <3 Jazz & Blues <info@a.example>', 'I <3 Jazz & Blues <info@a.example>'],
  ['AT&T; a&b; &unknown; &#0;', 'AT&T; a&b; &unknown;'],
  ['  two\u00A0 spaces ', 'two spaces'],
])('F6: %s is the text %s', (html, text) => {
  expect(plainName(html)).toBe(text);
});

test('F6: any text becomes one line, and text without HTML stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      expect(plainName(text)).not.toMatch(/[\n\r\t]|^\s|\s$/);
      const plain = text.replaceAll(/[&<]/g, '');
      // Some characters, such as the half-width Hangul filler, can't be seen.
      expect(plainName(plain)).toBe(visibleText(plain).replaceAll(/\s+/g, ' ').trim());
    }),
  );
});
