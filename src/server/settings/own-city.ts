import * as z from 'zod/mini';

import type { Place } from '../../lib/geo/distance.ts';
import type { SettingsFile } from './settings.ts';

const OwnZone = z.looseObject({ city: z.looseObject({ timeZone: z.string() }) });
const OwnCenter = z.looseObject({
  city: z.looseObject({ center: z.object({ lat: z.number(), lon: z.number() }) }),
});

export function ownTimeZone({ page }: SettingsFile): string | undefined {
  return z.safeParse(OwnZone, page).data?.city.timeZone;
}

export function ownCenter({ page }: SettingsFile): Place | undefined {
  return z.safeParse(OwnCenter, page).data?.city.center;
}
