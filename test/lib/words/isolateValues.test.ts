import { expect, test } from 'vitest';

import { cityWordsOf } from '../../../src/lib/words/city-words.ts';
import { es } from '../../../src/lib/words/es/words.ts';
import { loadAllWords } from '../../../src/lib/words/loadAllWords.ts';
import { loadPageWords, loadPart, readPart } from '../../../src/lib/words/loadWords.ts';

/** A text between Unicode's first strong isolate and its end. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const features = { vehicles: true, parking: true };
const HEBREW_CITY = cityWordsOf({ routes: [{ name: 'תל אביב - חיפה' }], features });
const LATIN_CITY = cityWordsOf({ routes: [{ name: 'Hill' }], features });

test('L2: a Hebrew sentence isolates the names, numbers and times in it', async () => {
  const { notices, times, parking, alerts } = await loadAllWords('he', LATIN_CITY);
  expect(notices.route('5A')).toBe(`קו ${isolated('5A')}`);
  expect(times.to('5', 'Market St')).toBe(`קו ${isolated('5')} לכיוון ${isolated('Market St')}`);
  expect(times.to('5', '')).toBe(`קו ${isolated('5')}`);
  expect(parking.readAloud(23, '23', null)).toBe(`${isolated('23')} מקומות פנויים`);
  expect(alerts.byTime.next('9:05 PM')).toContain(isolated('9:05 PM'));
  const { words } = await loadPageWords('he', HEBREW_CITY);
  expect(words.stops.toward('חיפה')).toBe(`לכיוון ${isolated('חיפה')}`);
});

test('L2: an English or Spanish sentence isolates a Hebrew name, and nothing else', async () => {
  const { words } = await loadPageWords('en', HEBREW_CITY);
  expect(words.stops.toward('חיפה')).toBe(`toward ${isolated('חיפה')}`);
  expect(words.routes.name('5', 'Hill')).toBe('Route 5, Hill');
  const { adapt } = (await loadPageWords('es', HEBREW_CITY)).words;
  const { alerts, notices } = adapt?.(es) ?? es;
  expect(alerts.title('5', 'חיפה')).toContain(`de la ruta 5 cerca de ${isolated('חיפה')}`);
  expect(alerts.byTime.scheduled('Ruta 5', '1:05')).toContain('a la 1:05');
  expect(adapt?.(es).notices).toBe(notices);
});

test('L6: in a city of other names nothing is changed', async () => {
  const [{ words }, plain] = [await loadPageWords('en', LATIN_CITY), await loadPageWords('en')];
  expect(words.adapt).toBeUndefined();
  expect(words.stops).toBe(plain.words.stops);
});

test('L2: the words stay the same objects, since components compare them', async () => {
  await loadPart('rest', 'he');
  const hebrewOn = readPart('rest', 'he');
  expect(hebrewOn(LATIN_CITY).parking).toBe(hebrewOn(LATIN_CITY).parking);
});
