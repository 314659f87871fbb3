import { createDayParser, parseCity } from '../../../src/edge/pocket/documentParsers.ts';
import { openPocket } from '../../../src/edge/pocket/openPocket.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { createService, type Service } from '../../../src/service/createService.ts';
import { cityDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import type { Source } from '../../../src/service/Source.ts';
import { theSettings } from '../builders.ts';

/** What a service answers. */
export async function readJson(service: Service, path: string): Promise<unknown> {
  const response = await service(new Request(`http://city.test${path}`));
  return response.json();
}

/** The service of a source, and the same over the documents that it serves. */
export async function bothServices(source: Source, date: string, now: number, timeZone: string) {
  const settings = theSettings({ city: { ...theSettings().city, timeZone } });
  const service = createService(source, settings, () => now);
  const path = cityDocumentOf(source.cityFeeds?.() ?? null)?.path ?? '';
  const readText = async (document: string) =>
    (await service(new Request(`http://city.test${document}`))).text();
  const parseDay = createDayParser();
  const city = parseCity(await readText(path));
  const days = await Promise.all(
    [-1, 0, 1].map(async (offset) =>
      parseDay(await readText(path.replace('.json', `/${addDays(date, offset)}.json`))),
    ),
  );
  const pocket = await openPocket(settings, city, days, () => now);
  return { service, pocket, key: settings.service.key, city };
}
