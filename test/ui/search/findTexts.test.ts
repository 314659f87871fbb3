import { expect, test } from 'vitest';

import { findTexts } from '../../../src/ui/search/findTexts.ts';

const NAMES = [
  '室蘭フェリーターミナル',
  'שד. דואני/הדרור',
  'Площадь Ленина',
  'Πλατεία Συντάγματος',
  '서울역 버스환승센터',
  'محطة القطار المركزية',
  'อนุสาวรีย์ชัยสมรภูมิ',
  'Rigaer Straße',
  'Đại học Bách Khoa',
  '７番のりば ﾊﾞｽ停',
  'İstasyon Kızılay',
  'Saint-Étienne "Châteaucreux"',
  'राजीव चौक',
  '高岡 駅前',
];

test.each([
  ['Japanese', '室蘭', 0],
  ['Japanese, the end of a name', 'ターミナル', 0],
  ['Hebrew', 'דואני', 1],
  ['Hebrew, its words in reverse order', 'הדרור דואני', 1],
  ['Cyrillic, in any case and with a typo', 'ПЛОЩЕДЬ', 2],
  ['Greek, without accents', 'πλατεια συνταγματος', 3],
  ['Greek, in capitals', 'ΣΥΝΤΑΓΜΑΤΟΣ', 3],
  ['Korean', '환승센터', 4],
  ['Arabic', 'القطار', 5],
  ['Thai', 'ชัยสมรภูมิ', 6],
  ['German without ß', 'strasse', 7],
  ['German with ß', 'straße', 7],
  ['Vietnamese without marks', 'dai hoc', 8],
  ['Vietnamese with marks', 'đại học', 8],
  ['full-width digits and half-width letters', '7番のりば バス停', 9],
  ['Turkish', 'istasyon kizilay', 10],
  ['Hindi', 'राजीव', 12],
  ['Japanese without the space that a name has', '高岡駅前', 13],
  ['Japanese in full-width spaces and another order', '駅前　高岡', 13],
  ['a hyphen and quotes in a query', 'châteaucreux -"saint-etienne"', 11],
])('F33: the search finds names in every script: %s', (_, query, index) => {
  expect(findTexts(NAMES, query)).toEqual([index]);
});

test.each([
  ['Rigaer Strasse', 'Straße'],
  ['Dai hoc Bach Khoa', 'Đại học'],
  ['Sodra Forstadsgatan', 'Södra Förstadsgatan'],
])('F33: %s, written without special letters, is found with them', (name, query) => {
  expect(findTexts([name], query)).toEqual([0]);
});

test('F33: a syllable with another mark is another syllable', () => {
  expect(findTexts(['かき', 'がき'], 'がき')).toEqual([1]);
});
