import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import * as z from 'zod/mini';

import { boardOf } from '../../contract/board/screens/screen-entry.ts';
import { isWhole, offsetTime, TAKEOVER_MEMBERS } from '../../contract/board/screens/takeover.ts';
import { issueLines } from '../../contract/settings/parseSettings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { jsonMistake } from '../../lib/text/jsonMistake.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import type { Log } from '../log.ts';
import { reportUrl } from '../settings/server-settings.ts';
import { missingPictures } from './pictureFiles.ts';
import { withHint } from './withHint.ts';

const message = z.union(
  [z.string(), z.partialRecord(z.enum(Object.keys(LANGUAGES)), z.string())],
  `expected text, or one text for each language (${Object.keys(LANGUAGES).join(', ')})`,
);

const orders = {
  message: z.optional(message),
  refreshBefore: z.optional(offsetTime),
  disabled: z.optional(z.boolean()),
};

const Takeover = z
  .strictObject({ ...TAKEOVER_MEMBERS, message: z.optional(message) })
  .check(
    z.refine(isWhole, 'expected "until" later than "from", and a "message", a "picture" or both'),
  );

/** As a display reads it, but strict: a display ignores orders that it doesn't understand. */
const ScreensFile = z.strictObject({
  ...orders,
  heartbeat: z.optional(reportUrl),
  takeovers: z.optional(z.array(Takeover)),
  screens: z.optional(z.record(z.string(), z.looseObject(orders))),
});

/** What is wrong with the boards of the entries. Displays show the last good one. */
const boardMistakes = (screens: ScreensJson): readonly string[] =>
  Object.entries(screens).flatMap(([id, entry]) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const board = Object.entries(entry).filter(([name]) => !Object.hasOwn(orders, name));
    const { wrong } = boardOf(new URLSearchParams(), Object.fromEntries(board));
    return wrong.map((fault) => `screens.${id}: ${withHint(fault)}`);
  });

/** What is wrong with a `screens.json`, one line for each mistake: the path and what is expected there. */
function screensMistakes(json: ScreensJson): readonly string[] {
  const parsed = z.safeParse(ScreensFile, json, { reportInput: true });
  return [
    ...(parsed.success ? [] : issueLines(parsed.error, ScreensFile)),
    ...boardMistakes(screensIn(json)),
  ];
}

/** What /screens.json answers: a JSON object. A display ignores the parts that are wrong. */
export type ScreensJson = Readonly<Record<string, unknown>>;

/** The entries of single displays. */
const screensIn = memoizeByObject(({ screens }: ScreensJson): ScreensJson =>
  typeof screens === 'object' && screens !== null ? { ...screens } : {},
);

/** What one display needs of the file: 500 displays that read all of it each minute would be a load for nothing. */
export function screensFileFor(file: ScreensJson, id: string | null): ScreensJson {
  if (id === null || file['screens'] === undefined) return file;
  const own = ownValue(screensIn(file), id);
  const { screens: _, ...rest } = file;
  return own === undefined ? rest : { ...rest, screens: { [id]: own } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`not valid JSON: ${jsonMistake(text)}`);
  }
}

function objectIn(bytes: Uint8Array): ScreensJson {
  // Without the byte order mark with which some editors begin a file.
  const text = new TextDecoder().decode(bytes);
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error('expected a JSON object');
  return { ...json };
}

/** Milliseconds. */
const INTERVAL = 10_000;

/** Until the file has been read once: displays keep the orders that they have. */
const UNREAD: ScreensJson = { isUnread: true };

/** What displays do without a file that had entries for them. */
const GONE =
  'displays whose address names no place keep their last board, and messages and takeovers have ended';
const isOfGone = (mistake: string) => mistake.endsWith(GONE);

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
 * the displays without a restart. While the file is missing there are no orders, and the log says so if it had entries. While it can't be
 * read or isn't valid JSON, the last orders stay, and the log says so once. It also names each part of the
 * file that displays ignore because it is wrong.
 */
export function createScreensFile({ settingsPath, heartbeat, log }: ScreensFileOptions) {
  const folder = dirname(settingsPath);
  const path = join(folder, 'screens.json');
  let changedAt = Number.NaN;
  let orders: ScreensJson = UNREAD;
  let mistakes: readonly string[] = [];
  let loggedFailure = '';

  /** Each display asks every few minutes, so a failure that lasts would fill the log. */
  const logOnce = (error: string) => {
    const failure = `${changedAt} ${error}`;
    if (failure !== loggedFailure) log({ event: 'screens.json not read', error });
    loggedFailure = failure;
  };

  const readNow = async (): Promise<ScreensJson> => {
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs !== changedAt) {
        const bytes = await readFile(path);
        // Only now, so that a failed read is tried again. A file that isn't JSON stays so until it changes.
        changedAt = mtimeMs;
        orders = objectIn(bytes);
        mistakes = screensMistakes(orders);
        for (const mistake of [...mistakes, ...missingPictures(orders, folder)])
          log({ event: 'mistake in screens.json', mistake });
      }
      loggedFailure = '';
    } catch (error) {
      if (isMissing(error)) {
        // Nobody misses a file that was never there.
        const isGone = !Number.isNaN(changedAt) && Object.keys(screensIn(orders)).length > 0;
        orders = {};
        if (isGone) log({ event: 'screens.json is gone', effect: GONE });
        mistakes = isGone ? [`screens.json is gone: ${GONE}`] : mistakes.filter(isOfGone);
        // A file that comes back may be as old as it was.
        changedAt = Number.NaN;
        loggedFailure = '';
      } else {
        const reason = error instanceof Error ? error.message : String(error);
        mistakes = [`screens.json can't be read: ${reason}`];
        logOnce(reason);
      }
    }
    return heartbeat === undefined ? orders : { ...orders, heartbeat };
  };
  let reading: Promise<ScreensJson> | undefined;
  /** Of several at once, one reads the file: its mistakes are logged once. */
  const read = (): Promise<ScreensJson> => {
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  /** The IDs of the displays that the last file names. */
  const named = memoizeByObject(
    (of: ScreensJson): ReadonlySet<string> => new Set(Object.keys(screensIn(of))),
  );
  return {
    read,
    /** Reads the file at an interval too: the log names a mistake soon after it was saved, also while no display asks. */
    follow(isStopping: () => boolean, interval = INTERVAL) {
      const timer = setInterval(() => {
        if (isStopping()) clearInterval(timer);
        else void read();
      }, interval);
      timer.unref();
    },
    named: () => named(orders),
    /** What is wrong with the file now. */
    mistakes: () => [...mistakes, ...missingPictures(orders, folder)],
  };
}
