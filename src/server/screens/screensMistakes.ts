import * as z from 'zod/mini';

import { issueLines } from '../../contract/settings/parseSettings.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { reportUrl } from '../settings/server-settings.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

const orders = {
  message: z.optional(
    z.union(
      [z.string(), z.partialRecord(z.enum(Object.keys(LANGUAGES)), z.string())],
      `expected text, or one text for each language (${Object.keys(LANGUAGES).join(', ')})`,
    ),
  ),
  refreshBefore: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => TIME.test(text) && !Number.isNaN(Date.parse(text)),
          'expected a time with its offset such as 2026-11-20T12:00:00-06:00',
        ),
      ),
  ),
  disabled: z.optional(z.boolean()),
};

/** As a display reads it, but strict: a display ignores what it doesn't understand. */
const ScreensFile = z.strictObject({
  ...orders,
  heartbeat: z.optional(reportUrl),
  screens: z.optional(z.record(z.string(), z.strictObject(orders))),
});

/** What is wrong with a `screens.json`, one line for each mistake: the path and what is expected there (A45). */
export function screensMistakes(json: unknown): readonly string[] {
  const parsed = z.safeParse(ScreensFile, json, { reportInput: true });
  return parsed.success ? [] : issueLines(parsed.error);
}
