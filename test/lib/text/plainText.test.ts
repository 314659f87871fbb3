import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { firstSentence } from '../../../src/lib/text/firstSentence.ts';
import { cutText, plainText } from '../../../src/lib/text/plainText.ts';

describe('texts that may be HTML', () => {
  test.each([
    [
      'tags without a line of their own',
      'Stop <b>1101</b> is <i class="x">closed</i>',
      'Stop 1101 is closed',
    ],
    ['line breaks', 'Detour<br>via Oak<br/>and Elm', 'Detour\nvia Oak\nand Elm'],
    ['paragraphs', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
    ['lists', 'Closed:<ul><li>Mill</li>\n <li>Park</li></ul>', 'Closed:\n\n• Mill\n• Park'],
    [
      'tables',
      '<table><tr><th>Stop</th><th>Use</th></tr><tr><td>1</td><td>2</td></tr></table>',
      'Stop, Use\n1, 2',
    ],
    [
      'links',
      'See <a href="https://x.example/?a=1&amp;b=2">the map</a>.',
      'See the map (https://x.example/?a=1&b=2).',
    ],
    [
      'links whose text is the address',
      '<a href="https://www.x.example/">x.example</a> or <a href=http://y.example><b>http://y.example</b></a>',
      'x.example or http://y.example',
    ],
    [
      'links that nobody may follow',
      '<a href="javascript:alert(1)">One</a>, <a href="#two">two</a>, <a href="/three">three</a>, <a name="x">four</a>',
      'One, two, three, four',
    ],
    [
      'links that do not end',
      "<a href='https://x.example/1'>One<br><a href='https://x.example/2'>two",
      'One\n(https://x.example/1)two (https://x.example/2)',
    ],
    [
      'links in HTML that was escaped once more',
      '&lt;a href=&quot;https://x.example/?a=1&amp;amp;copy=2&quot;&gt;Map&lt;/a&gt;',
      'Map (https://x.example/?a=1&copy=2)',
    ],
    [
      'line ends that were escaped',
      String.raw`One\nTwo\r\nThree/nFour. See:\nhttps://x.example/nFive`,
      'One\nTwo\nThree\nFour. See:\nhttps://x.example/nFive',
    ],
    ['words with /n', 'Y/N, and/nor 5 km/n x, a/n', 'Y/N, and/nor 5 km\nx, a/n'],
    [
      'signs that are no tags',
      'Wait time < 10 min & > 5. Route 1 <-> 2. a<b and b>c',
      'Wait time < 10 min & > 5. Route 1 <-> 2. a<b and b>c',
    ],
    ['entities', 'Caf&eacute; &amp; &#8220;Mill&#x201d;&nbsp;St&#150;Oak', 'Café & “Mill” St–Oak'],
    ['HTML that was escaped once more', '&lt;p&gt;Use &lt;b&gt;Oak&lt;/b&gt;&lt;/p&gt;', 'Use Oak'],
    ['scripts and comments', 'Snow<script>alert("x")</script><!-- note --> today', 'Snow today'],
    ['a tag that was cut off', 'Detour <a href="https://x.exam', 'Detour'],
    [
      'no HTML',
      'Oak & Elm, 5 < 6, <Main St>, <Center St>',
      'Oak & Elm, 5 < 6, <Main St>, <Center St>',
    ],
    [
      'lines of their own',
      'Closed:\r\n  Mill \r\n\r\n\r\n\r\nUse  Park',
      'Closed:\nMill\n\nUse Park',
    ],
    ['unknown entities', 'A&B; &fake; &#0;', 'A&B; &fake;'],
  ])('N2: %s', (_what, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('N2: no text of any kind keeps a tag, and a plain text stays as it is', () => {
    const parts = fc.constantFrom(
      '<b>',
      '</p>',
      '<br',
      '/>',
      '&lt;',
      '&amp;',
      '<li>',
      'x',
      ' ',
      '\n',
      '>',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
        expect(plainText(pieces.join(''))).not.toMatch(/<\/?(?:b|p|li|script)>|<br\/?>/);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\w+( \w+)*$/), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });

  test.each([
    '<',
    '<a ',
    '&',
    '\n',
    ' ',
    '<script',
    '<!--',
    '<td> ',
    '<a b=',
    '<a href="',
    '<a href="https://x.example">',
    '</a>',
    '\\',
    '/n',
    '1/n',
  ])('N2, N11: a megabyte of %o is read in time', (piece) => {
    const started = performance.now();
    plainText(piece.repeat(1e6 / piece.length));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('N2: a long text is cut at a word with an ellipsis', () => {
    const cut = cutText('word '.repeat(1000), 100);
    expect(cut).toMatch(/word…$/);
    expect(cut.length).toBeLessThanOrEqual(100);
    expect(cutText('x'.repeat(200), 100)).toHaveLength(100);
    expect(cutText('short', 100)).toBe('short');
  });
});

describe('the first sentence', () => {
  test.each([
    ['Stop 1917 is closed. Use stop 0191.', 'Stop 1917 is closed.'],
    [
      'Starting Monday, Oct. 27, buses leave earlier. See below.',
      'Starting Monday, Oct. 27, buses leave earlier.',
    ],
    [
      'Closed on N. Main St. at Oak Ave. until noon. Use Elm.',
      'Closed on N. Main St. at Oak Ave. until noon.',
    ],
    ['No service until 5 p.m. today. Sorry.', 'No service until 5 p.m. today.'],
    ['Detour Notice:\nRoute: 4', 'Detour Notice:'],
    ['Is it snowing? Yes.', 'Is it snowing?'],
    ['Without an end', 'Without an end'],
  ])('N2: of %o', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
