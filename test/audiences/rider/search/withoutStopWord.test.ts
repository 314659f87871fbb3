import { expect, test } from 'vitest';

import { withoutStopWord } from '../../../../src/audiences/rider/search/useCitySearch.ts';
import { en, es } from '../../../support/words/catalogs.ts';

test.each([
  ['stop 0165', '0165'],
  ['0165', '0165'],
  ['stop & shop', 'stop & shop'],
  ['stop', 'stop'],
  ['stopover 5', 'stopover 5'],
])('P2: %s is searched for as %s', (text, searched) => {
  expect(withoutStopWord(text, en.stops.stopID)).toBe(searched);
});

test('P2: the word for a stop is that of the language', () => {
  expect(withoutStopWord('parada 0165', es.stops.stopID)).toBe('0165');
  expect(withoutStopWord('stop 0165', es.stops.stopID)).toBe('stop 0165');
  expect(withoutStopWord('תחנה 0165', (id) => `תחנה \u2068${id}\u2069`)).toBe('0165');
});
