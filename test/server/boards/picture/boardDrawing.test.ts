import fc from 'fast-check';
import { expect, test } from 'vitest';

import { boardText } from '../../../../src/server/boards/boardText.ts';
import { boardDrawing } from '../../../../src/server/boards/picture/boardDrawing.ts';
import { fitText } from '../../../../src/server/boards/picture/fitText.ts';
import type { BoardNow, BoardRow } from '../../../../src/server/boards/readBoard.ts';

/** Each letter is as wide as it is high. */
const measure = (text: string) => Array.from(text).length;

const aRow = (overrides: Partial<BoardRow> = {}): BoardRow => ({
  route: '2',
  destination: 'Capitol',
  figure: '4 min',
  minutes: 4,
  isLive: true,
  isTooLate: false,
  details: [],
  after: '',
  ...overrides,
});

const aBoard = (overrides: Partial<BoardNow> = {}): BoardNow => ({
  lang: 'en',
  title: 'Lobby',
  at: 0,
  clock: '12:38 PM',
  each: [aRow()],
  near: 1,
  lines: [aRow()],
  notes: [],
  isTakeover: false,
  hasUnknown: false,
  isUnread: false,
  ...overrides,
});

const SIZE = { width: 800, height: 480 };
const textsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

test('A59: a text is fitted between words, and its first word is whole', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 5, max: 300 }),
      fc.integer({ min: 1, max: 3 }),
      (all, width, most) => {
        const { lines, size } = fitText(
          all.join(' '),
          { width, most, size: 10, isBold: false },
          measure,
        );
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(size).toBeLessThanOrEqual(10);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 1e-6);
        const shown = lines.join(' ');
        const isCut = shown.endsWith('…');
        const given = shown.replace(/…$/, '').split(' ');
        expect(given).toEqual(all.slice(0, given.length));
        expect(given.length < all.length).toBe(isCut);
      },
    ),
  );
});

test('A59: Chinese breaks between letters, but not before a comma', () => {
  const space = { width: 45, most: 3, size: 10, isBold: false };
  expect(fitText('开往机场，经过中关村', space, measure).lines).toEqual([
    '开往机',
    '场，经过',
    '中关村',
  ]);
  expect(fitText('开往 Airport', { ...space, width: 90 }, measure).lines).toEqual([
    '开往',
    'Airport',
  ]);
});

test('A59: a picture has a row for each bus while the next ones fit, or else one for each line', () => {
  const each = Array.from({ length: 12 }, (_, nth) => aRow({ destination: `Bus ${nth}` }));
  const lines = Array.from({ length: 8 }, (_, nth) =>
    aRow({ destination: `Line ${nth}`, after: 'then 9 min' }),
  );
  const few = textsOf(boardDrawing(aBoard({ each, near: 4, lines }), SIZE, measure));
  expect(few).toContain('Bus 5');
  expect(few).not.toContain('Bus 6');
  const many = textsOf(boardDrawing(aBoard({ each, near: 12, lines }), SIZE, measure));
  expect(many).toContain('Line 5');
  expect(many).toContain('then 9 min');
  expect(many.some((text) => text?.startsWith('Bus'))).toBe(false);
  const high = boardDrawing(
    aBoard({ each, near: 12, lines }),
    { width: 480, height: 800 },
    measure,
  );
  expect(textsOf(high).length).toBeGreaterThan(many.length);
});

test('A59: a destination of two lines keeps clear of the rows above and below', () => {
  const each = [aRow({ destination: 'Spring Garden Bridge' }), aRow()];
  const svg = boardDrawing(aBoard({ each, near: 2, lines: each }), SIZE, measure);
  const words = [...svg.matchAll(/y="([\d.]+)" font-size="([\d.]+)"[^>]*>(?:Spring|Bridge)/g)];
  const [first, last] = [words[0], words.at(-1)];
  // The row is from 60 to 126. Capital letters are 0.73 of the size high.
  expect(Number(first?.[1]) - 0.73 * Number(first?.[2])).toBeGreaterThan(64);
  expect(Number(last?.[1])).toBeLessThan(122);
  expect(first).not.toBe(last);
});

test('A59: what is said on an empty board is large, and beside rows it is below them', () => {
  const notes = ['No departures.'];
  const sizeOf = (svg: string) =>
    Number(/font-size="([\d.]+)"[^>]*>[^<]*departures/.exec(svg)?.[1]);
  const empty = boardDrawing(aBoard({ each: [], lines: [], notes }), SIZE, measure);
  const full = boardDrawing(aBoard({ notes }), SIZE, measure);
  expect(sizeOf(empty)).toBeGreaterThan(sizeOf(full));
});

test('A59: a board that is read from right to left has its badges at the right', () => {
  const xOf = (lang: string) => {
    const svg = boardDrawing(aBoard({ lang }), SIZE, measure);
    return Number(/x="([\d.]+)"[^>]*>2<\/text>/.exec(svg)?.[1]);
  };
  expect(xOf('en')).toBeLessThan(200);
  expect(xOf('he')).toBe(800 - xOf('en'));
});

test('A59: names with marks or control characters make no other drawing', () => {
  const name = '<rect/>&"\u0000\u000B\uD800 end';
  const svg = boardDrawing(aBoard({ title: name }), SIZE, measure);
  expect(textsOf(svg)).toContain('&lt;rect/&gt;&amp;&quot; end');
});

test('A59: a board as JSON has at most 2 kB, whatever its names are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const rows = fc.array(
    fc.record({
      route: text,
      destination: text,
      figure: fc.constant('12:38 PM'),
      details: fc.array(text, { maxLength: 3 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(text, rows, fc.array(text, { maxLength: 2 }), (title, given, notes) => {
      const each = given.map((row) => aRow(row));
      const json = boardText(aBoard({ title, each, notes }));
      expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(2048);
      expect(JSON.parse(json)).toMatchObject({ clock: '12:38 PM' });
    }),
  );
  const whole = JSON.parse(boardText(aBoard({ each: Array.from({ length: 20 }, () => aRow()) })));
  expect(whole.rows).toHaveLength(12);
});

test('A58, A59: a takeover fills the picture, so nobody has to look for it', () => {
  const board = aBoard({ notes: ['Fire drill', 'No live times'], isTakeover: true });
  expect(textsOf(boardDrawing(board, SIZE, measure)).slice(2)).toEqual(['Fire drill']);
});
