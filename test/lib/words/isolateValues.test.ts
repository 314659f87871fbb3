import { expect, test } from 'vitest';

import { loadBuilderWords } from '../../../src/audiences/builder/words/builder-words.ts';
import { cityWordsOf } from '../../../src/lib/words/city-words.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { loadPageWords, loadWords, readWords } from '../../../src/lib/words/loadWords.ts';

/** A text between Unicode's isolate of its direction and its end. */
const ltr = (text: string) => `\u2066${text}\u2069`;
const rtl = (text: string) => `\u2067${text}\u2069`;
const features = { vehicles: true, parking: true };
const HEBREW_CITY = cityWordsOf({ routes: [{ name: 'תל אביב - חיפה' }], features });
const LATIN_CITY = cityWordsOf({ routes: [{ name: 'Hill' }], features });

test('L2: a Hebrew sentence isolates the names, numbers and times in it', async () => {
  const { routes, times, parking, alerts } = await loadWords('he', LATIN_CITY);
  expect(routes.unnamed('5A')).toBe(`קו ${ltr('5A')}`);
  expect(times.to('5', 'Market St')).toBe(`קו ${ltr('5')} לכיוון ${ltr('Market St')}`);
  expect(times.to('5', '')).toBe(`קו ${ltr('5')}`);
  expect(parking.readAloud(23, '23', null)).toBe(`${ltr('23')} מקומות פנויים`);
  expect(alerts.byTime.next('9:05 PM')).toContain(ltr('9:05 PM'));
  const { words } = await loadPageWords('he', HEBREW_CITY);
  expect(words.stops.toward('חיפה')).toBe(`לכיוון ${rtl('חיפה')}`);
});

test('L2: a list and a day with its time read from right to left in Hebrew, whatever is in them', async () => {
  const { events, stops } = await loadWords('he', LATIN_CITY);
  const { list } = createFormats('he', 'feet', 'America/Chicago');
  const both = list(['East Transfer Pt', '9 Mile Rd']);
  expect(both).toBe('\u2068East Transfer Pt\u2069 ו-\u20689 Mile Rd\u2069');
  expect(stops.toward(both)).toBe(`לכיוון ${rtl(both)}`);
  const day = events.dayAndTime('היום', events.range('9:00', '12:30'));
  expect(events.starts(day)).toBe(`מתחיל ${rtl(day)}`);
  const range = events.range('היום, 8:30', '12:30');
  expect(range).toBe(`${rtl('היום, 8:30')}\u202f–\u202f${ltr('12:30')}`);
  expect(events.window(range)).toBe(`חניה לאירוע ${rtl(range)}`);
});

test('L2: a stop’s number follows its name in Hebrew, in any sentence about both', async () => {
  const { builder: own } = await loadBuilderWords('he', LATIN_CITY);
  const number = (await loadPageWords('he', LATIN_CITY)).words.stops.stopID('0100');
  const both = own.stop('Main St', number);
  expect(both).toBe(`${ltr('Main St')} (${rtl(number)})`);
  expect(own.remove(both)).toBe(`הסרת ${rtl(both)}`);
});

test('L2: in a Hebrew sentence, one minute is a minute, eleven keep their digits, and "and" is a part of a word', async () => {
  const { times } = await loadWords('he', LATIN_CITY);
  const { reword } = (await loadPageWords('he')).words;
  const formats = createFormats('he', 'feet', 'America/Chicago');
  const { list, longDuration } = reword(formats);
  expect(list(['תחנות', 'חניונים'])).toBe('\u2068תחנות\u2069 ו\u2068חניונים\u2069');
  expect(list(['1', '2'])).toContain(' ו-\u20682');
  expect(times.spoken.inMinutes(longDuration(60_000))).toBe(`בעוד ${rtl('דקה')}, בזמן אמת`);
  expect(times.spoken.inMinutes(longDuration(660_000))).toContain(rtl('11 דקות'));
});

test('L2: an English or Spanish sentence isolates a Hebrew name, and nothing else', async () => {
  const { words } = await loadPageWords('en', HEBREW_CITY);
  expect(words.stops.toward('חיפה')).toBe(`toward ${rtl('חיפה')}`);
  expect(words.routes.name('5', 'Hill')).toBe('Route 5, Hill');
  const { alerts } = await loadWords('es', HEBREW_CITY);
  expect(alerts.added('חיפה')).toContain(`para ${rtl('חיפה')}`);
  expect(alerts.byTime.scheduled('Ruta 5', '1:05')).toContain('a la 1:05');
});

test('L2: the words stay the same objects, since components compare them', async () => {
  await loadWords('he');
  const hebrewOn = readWords('he');
  expect(hebrewOn(LATIN_CITY).parking).toBe(hebrewOn(LATIN_CITY).parking);
});
