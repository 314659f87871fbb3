import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../../src/contract/journeys/journeys.ts';
import { createCityStore } from '../../../src/edge/pocket/city-store.ts';
import { createPocket } from '../../../src/edge/pocket/createPocket.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createService } from '../../../src/service/createService.ts';
import { instantText } from '../../../src/service/operations/clocks.ts';
import { cityDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { createRandom } from '../../support/journeys/random.ts';

/** Random queries for each city: a thousand in all. */
const COUNT = Number(process.env['JOURNEYS'] ?? 250);

const CITIES = [
  ['Halifax', realFeedPath('halifax/gtfs.zip', 'times'), '2025-10-15'],
  ['Bari', realFeedPath('bari.zip', 'cities'), '2025-06-25'],
  ['Vilnius', realFeedPath('vilnius.zip', 'cities'), '2016-02-10'],
  ['Mexico City', realFeedPath('cdmx.zip', 'cities'), '2019-02-06'],
] as const;

/** Whether a way takes half a day and more: it may begin on a day that the page does not have. */
const takesHalfDay = (answer: string) =>
  z
    .parse(JourneysAnswer, JSON.parse(answer))
    .journeys.some(({ departAt, arriveAt }) => arriveAt - departAt > 12 * 3_600_000);

for (const [name, path, date] of CITIES)
  test(`P4: without a network the page in ${name} finds the journeys that the service finds by the timetable${skipNote(path)}`, async () => {
    if (path === null) return;
    const imported = await importGtfs(filesFrom(readFeedBytes(path)), {
      today: date.replaceAll('-', ''),
      contentHash: 'x',
    });
    const { stops, city } = imported.snapshot;
    const source = createSnapshotSource({ ...imported, importedAt: null });
    const settings = theSettings({ city: { ...theSettings().city, timeZone: city.timeZone } });
    const instantOf = (clock: string) => parseDateTime(clock, city.timeZone)?.instant ?? NaN;
    const now = instantOf(`${date}T07:00`);
    const service = createService(source, settings, () => now);
    let hasNetwork = true;
    const pocket = createPocket({
      settings,
      cityDocument: cityDocumentOf(source.cityFeeds?.() ?? null)?.path ?? '',
      store: createCityStore(null, async (document) => {
        if (!hasNetwork) throw new TypeError('no network');
        return service(new Request(`http://city.test${document}`));
      }),
      readCityDocument: async () => undefined,
      clock: () => now,
    });
    expect(await pocket.update()).toBe(true);
    hasNetwork = false;

    const random = createRandom(name);
    const anyPlace = () => {
      const { stopID = '', lat = 0, lon = 0 } = stops[random(stops.length)] ?? {};
      const shift = () => (random(2001) / 1000 - 1) * 0.004;
      return random(2) === 0
        ? stopID
        : `${(lat + shift()).toFixed(5)},${(lon + shift()).toFixed(5)}`;
    };
    const differences: unknown[] = [];
    let [found, tooLong] = [0, 0];
    for (let count = 0; count < COUNT; count++) {
      const at = now + random(20 * 60) * 60_000;
      const query = new URLSearchParams({
        key: settings.service.key,
        from: anyPlace(),
        to: anyPlace(),
        at: instantText(at, city.timeZone),
        ...(random(4) === 0 ? { arriveBy: 'true' } : {}),
        ...(random(8) === 0 ? { needs: 'accessible' } : {}),
      });
      const asked = `/v1/getjourneys?${query.toString()}`;
      const answer = await (await service(new Request(`http://city.test${asked}`))).text();
      const local = (await pocket.answer(asked))?.body ?? null;
      if (takesHalfDay(answer)) tooLong += 1;
      else if (local !== answer) differences.push({ asked, answer, local });
      if (answer.includes('"kind":"ride"')) found += 1;
    }
    expect(differences).toEqual([]);
    expect(tooLong).toBeLessThan(COUNT / 50);
    expect(found).toBeGreaterThan(COUNT / 3);
  }, 600_000);
