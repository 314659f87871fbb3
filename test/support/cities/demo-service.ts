import * as z from 'zod/mini';

import { createService } from '../../../src/service/createService.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../builders.ts';

/** The demo's service, at a time that `setNow` changes: ISO 8601 with an offset. */
export function demoService(start: string, seed = 1) {
  let now = Date.parse(start);
  const city = createDemoCity({ seed });
  const { operators, city: own } = city.city;
  const settings = theSettings({
    service: { baseUrl: '', key: 'k' },
    city: own,
    operators: [...operators],
  });
  const service = createService(city, settings, () => now);
  const json = async (path: string): Promise<unknown> =>
    (await service(new Request(`http://demo.test${path}`))).json();
  return {
    json,
    read: async <S extends z.ZodMiniType>(codec: S, path: string): Promise<z.output<S>> =>
      z.parse(codec, await json(path)),
    setNow: (text: string) => {
      now = Date.parse(text);
    },
  };
}
