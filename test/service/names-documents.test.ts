import { expect, test } from 'vitest';

import { createService } from '../../src/service/createService.ts';
import { createSnapshotSource } from '../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../support/builders.ts';
import { requestJson } from '../support/cities/small-service.ts';
import { aSnapshot } from '../support/feeds/snapshots.ts';

const city = (names?: readonly (readonly [string, string, string, string?])[]) => {
  const snapshot = { ...aSnapshot(), ...(names === undefined ? {} : { names }) };
  const source = createSnapshotSource({ snapshot });
  return { source, service: createService(source, theSettings()), snapshot };
};

const TRANSLATED = city([
  ['fr-CA', 'Harbor', 'Le port'],
  ['fr-CA', 'Main', 'Principale'],
  ['fr-CA', 'Main', 'Grande rue', '7'],
  ['he', 'Harbor', 'נמל'],
]);

test('L5: the names of a language are one document, cached for an hour', async () => {
  const { status, headers, body } = await requestJson(TRANSLATED.service, '/names/fr-CA.json');
  expect(status).toBe(200);
  expect(body).toEqual({
    language: 'fr-CA',
    names: { Harbor: 'Le port', Main: 'Principale' },
    stops: { 7: 'Grande rue' },
  });
  expect(headers.get('cache-control')).toMatch(/^public, max-age=3600,/);
  expect(headers.get('etag')).toMatch(/^W\//);
});

test.each(['/names/de.json', '/names/.json', '/names/a/b.json'])(
  'L5: there are no names at %s',
  async (path) => {
    expect((await requestJson(TRANSLATED.service, path)).status).toBe(404);
  },
);

test('L5: the page learns of the languages, and of none in a city without translations', () => {
  const { language } = TRANSLATED.snapshot.city;
  expect(TRANSLATED.source.city.names).toEqual({
    documents: '/names/{language}.json',
    languages: ['fr-CA', 'he'],
    ...(language === '' ? {} : { own: language }),
  });
  expect(city().source.city).not.toHaveProperty('names');
});
