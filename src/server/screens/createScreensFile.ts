import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import * as z from 'zod/mini';

import { issueLines } from '../../contract/settings/parseSettings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import type { Log } from '../log.ts';
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

/** What is wrong with a `screens.json`, one line for each mistake: the path and what is expected there. */
function screensMistakes(json: unknown): readonly string[] {
  const parsed = z.safeParse(ScreensFile, json, { reportInput: true });
  return parsed.success ? [] : issueLines(parsed.error);
}

/** What /screens.json answers: a JSON object. A display ignores the parts that are wrong. */
type ScreensJson = Readonly<Record<string, unknown>>;

function objectIn(bytes: Uint8Array): ScreensJson {
  // Without the byte order mark with which some editors begin a file.
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error('expected a JSON object');
  return { ...json };
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface ScreensFileOptions {
  /** The settings file; screens.json is in the same folder. */
  readonly settingsPath: string;
  /** Where displays report, from the settings. It overrides the file's. */
  readonly heartbeat: string | undefined;
  readonly log: Log;
}

/**
 * Reads screens.json next to the settings file, again whenever it changes, so that an operator reaches
 * the displays without a restart. While the file is missing there are no orders. While it can't be
 * read or isn't valid JSON, the last orders stay, and the log says so once. It also names each part of the
 * file that displays ignore because it is wrong.
 */
export function createScreensFile({ settingsPath, heartbeat, log }: ScreensFileOptions) {
  const path = join(dirname(settingsPath), 'screens.json');
  let changedAt = Number.NaN;
  let orders: ScreensJson = {};
  let loggedFailure = '';

  /** Each display asks every few minutes, so a failure that lasts would fill the log. */
  const logOnce = (error: unknown) => {
    const failure = `${changedAt} ${String(error)}`;
    if (failure !== loggedFailure) log({ event: 'screens.json not read', error: String(error) });
    loggedFailure = failure;
  };

  const read = async (): Promise<ScreensJson> => {
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs !== changedAt) {
        const bytes = await readFile(path);
        // Only now, so that a failed read is tried again. A file that isn't JSON stays so until it changes.
        changedAt = mtimeMs;
        orders = objectIn(bytes);
        for (const mistake of screensMistakes(orders))
          log({ event: 'mistake in screens.json', mistake });
      }
      loggedFailure = '';
    } catch (error) {
      if (isMissing(error)) {
        orders = {};
        // A file that comes back may be as old as it was.
        changedAt = Number.NaN;
        loggedFailure = '';
      } else logOnce(error);
    }
    return heartbeat === undefined ? orders : { ...orders, heartbeat };
  };
  /** The IDs of the displays that the last file names. */
  const named = memoizeByObject((of: ScreensJson): ReadonlySet<string> => {
    const { screens } = of;
    return new Set(typeof screens === 'object' && screens !== null ? Object.keys(screens) : []);
  });
  return { read, named: () => named(orders) };
}
