import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { DayDocument } from '../../../src/contract/documents/city-document.ts';
import { createDayParser, parseCity } from '../../../src/edge/pocket/documentParsers.ts';
import { openPocket } from '../../../src/edge/pocket/openPocket.ts';
import { createService } from '../../../src/service/createService.ts';
import { cityDocumentOf, dayDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../../support/builders.ts';
import { readJson } from '../../support/pocket/bothServices.ts';

const NOON = Date.UTC(2026, 10, 20, 18);
/** A Thursday, a Friday, and a weekend. */
const DATES = ['20261119', '20261120', '20261121', '20261122'];
const demo = createDemoCity();
const feeds = demo.cityFeeds?.() ?? null;
const texts = DATES.map((date) => JSON.stringify(dayDocumentOf(feeds, date)));

test('P6: days with the same runs are parsed once, each with its date, and others by themselves', () => {
  const parse = createDayParser();
  const days = texts.map(parse);
  expect(days.map(({ date }) => date)).toEqual(DATES);
  expect(days[1]?.feeds).toBe(days[0]?.feeds);
  expect(days[2]?.feeds).not.toBe(days[1]?.feeds);
  expect(days).toEqual(texts.map((text) => z.parse(DayDocument, JSON.parse(text))));
});

test.each([
  ['of another format', (text: string) => text.replace('"format":1', '"format":2'), 'format'],
  ['without a version', (text: string) => text.replace('"version"', '"of"'), 'version'],
  ['cut', (text: string) => text.slice(0, -1), 'JSON'],
  ['not JSON in front', (text: string) => text.replace('{', ''), 'JSON'],
])(
  'P6: a day that is %s is refused, even if its runs are those of another day',
  (_what, damage, fault) => {
    const parse = createDayParser();
    const [first = '', second = ''] = texts;
    parse(first);
    expect(() => parse(damage(second))).toThrow(fault);
  },
);

test('P5, P6: a city whose days share their runs answers for each of them as the service does', async () => {
  const settings = theSettings({
    city: { ...theSettings().city, timeZone: demo.city.city.timeZone },
  });
  const parse = createDayParser();
  const city = parseCity(JSON.stringify(cityDocumentOf(feeds)?.document));
  const pocket = await openPocket(settings, city, texts.map(parse), () => NOON);
  const service = createService(demo, settings, () => NOON);
  for (const date of DATES)
    for (const stopID of ['0100', '0200']) {
      const path = `/timetables/${stopID}/${date}.json`;
      expect(await readJson(pocket, path)).toEqual(await readJson(service, path));
    }
});
