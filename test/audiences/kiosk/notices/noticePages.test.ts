import { expect, test } from 'vitest';

import {
  noticePages,
  type NoticePage,
} from '../../../../src/audiences/kiosk/notices/noticePages.ts';

const HEADER = 'Route 10C is canceled';
const TEXT =
  'Route 10C departing at 4:45 PM from Lemarchant St Before University Ave (7144) arriving at 5:41 PM at Westphal will not run today.';

/** Whether a page fits into two lines of so many characters. Below a shortened header there is one. */
const inLines =
  (characters: number) =>
  ({ header, text, isContinued }: NoticePage) =>
    isContinued ? text.length <= characters : `${header} ${text}`.length <= 2 * characters;

test('Q23: a notice that fits has one page', () => {
  const text = 'It will not run.';
  expect(noticePages(HEADER, text, inLines(30))).toEqual([
    { header: HEADER, text, isContinued: false },
  ]);
  expect(noticePages(HEADER, '', inLines(30))).toEqual([
    { header: HEADER, text: '', isContinued: false },
  ]);
});

test.each([20, 30, 40, 60])(
  'Q23: on lines of %i characters, each page names its notice and goes on where the last one broke off',
  (characters) => {
    const fits = inLines(characters);
    const pages = noticePages(HEADER, TEXT, fits);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(fits)).toBe(true);
    const [first, ...others] = pages;
    expect(first).toMatchObject({ header: HEADER, isContinued: false });
    for (const [index, { header, text, isContinued }] of others.entries()) {
      expect(header).toBe(HEADER);
      expect(isContinued).toBe(true);
      const before = pages[index]?.text ?? '';
      expect(text.startsWith('… ')).toBe(before !== '');
      expect(before === '' || before.endsWith(' …')).toBe(true);
    }
    const words = pages.flatMap(({ text }) => text.split(' ')).filter((word) => !/^…?$/.test(word));
    expect(words.join(' ')).toBe(TEXT);
  },
);

test('Q23: a header that fills more than a page is divided like its sentence, which then begins on its own page', () => {
  const pages = noticePages(HEADER, 'It will not run.', inLines(10));
  expect(pages.map(({ header, text }) => (text === '' ? header : text))).toEqual([
    'Route 10C is …',
    '… canceled',
    'It will …',
    '… not run.',
  ]);
  expect(pages.filter(({ text }) => text === '')).toHaveLength(2);
});

test('a word that is longer than a line has a page of its own', () => {
  const pages = noticePages('Detour', `See ${'x'.repeat(100)} today.`, inLines(20));
  expect(pages.map(({ text }) => text.length)).toEqual([5, 104, 8]);
});

test('Q23, L1: a script without spaces is divided between its characters', () => {
  const pages = noticePages(
    '改道',
    '由于道路施工，10路公交车暂停服务，请使用下一站。',
    inLines(12),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.every(inLines(12))).toBe(true);
  const text = pages.map((page) => page.text.replaceAll(/… ?| ?…/gu, '')).join('');
  expect(text).toBe('由于道路施工，10路公交车暂停服务，请使用下一站。');
});
