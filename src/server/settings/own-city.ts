import * as z from 'zod/mini';

import type { SettingsFile } from './settings.ts';

const OwnZone = z.looseObject({ city: z.looseObject({ timeZone: z.string() }) });

export function ownTimeZone({ page }: SettingsFile): string | undefined {
  return z.safeParse(OwnZone, page).data?.city.timeZone;
}
