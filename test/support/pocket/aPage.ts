import * as z from 'zod/mini';

import { createCityStore, type DocumentCache } from '../../../src/edge/pocket/city-store.ts';
import { createPocket } from '../../../src/edge/pocket/createPocket.ts';
import { createService } from '../../../src/service/createService.ts';
import { mergeSettings } from '../../../src/service/mergeSettings.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../builders.ts';

const NOON = Date.UTC(2026, 10, 20, 18);
export const demo = createDemoCity();
export const settings = theSettings({
  city: { ...theSettings().city, timeZone: demo.city.city.timeZone },
});

export const documentOf = (source: Source) =>
  z.parse(z.looseObject({ cityDocument: z.string() }), mergeSettings({}, source)).cityDocument;

interface Server {
  source: Source;
  isDown: boolean;
  /** Changes a document on its way. */
  change: (text: string, path: string) => string;
}

export const aServer = (): Server => ({ source: demo, isDown: false, change: (text) => text });

/** A page with its pocket. */
export function aPage(server: Server, cache: DocumentCache | null, start = NOON) {
  const clock = { now: start };
  const requests: string[] = [];
  const fetchPath = async (path: string) => {
    requests.push(path);
    if (server.isDown) throw new TypeError('no network');
    const service = createService(server.source, settings, () => clock.now);
    const response = await service(new Request(`http://city.test${path}`));
    const text = await response.text();
    return new Response(server.change(text, path), { status: response.status });
  };
  const pocket = createPocket({
    settings,
    cityDocument: documentOf(server.source),
    store: createCityStore(cache, fetchPath),
    readCityDocument: async () => documentOf(server.source),
    clock: () => clock.now,
  });
  return { pocket, clock, requests };
}
