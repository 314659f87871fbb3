import { expect, test } from 'vitest';

import { checkSettings } from '../../../src/server/settings/settings.ts';
import { StartupError } from '../../../src/server/StartupError.ts';

/** What is wrong with a settings file that has these parts, one line each. */
function faultsOf(parts: object): readonly string[] {
  try {
    checkSettings('city.json', { service: { baseUrl: '', key: 'k' }, ...parts });
  } catch (error) {
    if (error instanceof StartupError)
      return error.lines.map((line) => line.replace('city.json: ', ''));
    throw error;
  }
  return [];
}

const gtfs = (part: object) => ({ source: { kind: 'gtfs', feed: 'feed.zip', ...part } });

test.each([
  [gtfs({ realtimes: [] }), ['source: unknown setting "realtimes": did you mean "realtime"?']],
  [
    gtfs({ lots: { kind: 'csv', feed: 'a.csv', columns: { name: 'N', oepn: 'F' } } }),
    ['source.lots.columns: unknown setting "oepn": did you mean "open"?'],
  ],
  [{ sorce: {} }, ['top level: unknown setting "sorce": did you mean "source"?']],
  // Of several at one place, each has its own line; of the server and of the page, too.
  [
    { stalenes: {}, featrues: {}, server: { requestPerMinute: 3 } },
    [
      'server: unknown setting "requestPerMinute": did you mean "requestsPerMinute"?',
      'top level: unknown setting "stalenes": did you mean "staleness"?',
      'top level: unknown setting "featrues": did you mean "features"?',
    ],
  ],
  [
    { operators: [{ code: 'a', name: 'A', nmae: 'B' }] },
    ['operators.0: unknown setting "nmae": did you mean "name"?'],
  ],
  // Nothing there is called like that, and a name of the language itself is none.
  [
    { operators: [{ code: 'a', name: 'A', website: 'https://a.example' }] },
    ['operators.0: unknown setting "website"'],
  ],
  [{ constructo: 1 }, ['top level: unknown setting "constructo"']],
])('S11: of an unknown setting in %j the one that it may mean is named', (parts, lines) => {
  expect(faultsOf(parts)).toEqual(lines);
});

test.each([
  [gtfs({ realtime: 'feed.pb' }), 'source.realtime: expected list in [ ]'],
  [
    gtfs({ lots: 'lots.csv' }),
    'source.lots: expected settings in { }, such as kind, encoding, feed, lotsSeconds',
  ],
])('S11: where %j has a text, the form that is wanted is shown', (parts, line) => {
  expect(faultsOf(parts)).toEqual([line]);
});
