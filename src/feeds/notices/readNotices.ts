import * as z from 'zod/mini';

import type { Alert } from '../../contract/alerts/Alert.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { FileError } from '../FileError.ts';
import { decodeText } from '../lots/table/decodeText.ts';
import { parseCsvSteps } from '../lots/table/parseCsv.ts';
import { parseJsonSteps } from '../parseJson.ts';
import { noticeFrom } from './noticeFrom.ts';

/** More than an editor writes by hand. */
const MOST_ROWS = 2000;
/** They are read in a few milliseconds. */
const ROWS_PER_STEP = 50;

/** The notices of a file, and which rows were left out and why, one sentence each. */
export interface ReadNotices {
  readonly alerts: readonly Alert[];
  readonly problems: readonly string[];
  /** Where each notice is in the file, by its alertID: `Notice 2 (line 3)`. */
  readonly places: ReadonlyMap<string, string>;
}

/** A notice of a file, and the line of a table that it begins in. */
interface Row {
  readonly members: unknown;
  readonly line?: number;
}

const AnyObject = z.looseObject({});
const Wrapped = z.looseObject({ alerts: z.array(z.unknown()) });

function* jsonRows(text: string): Steps<readonly unknown[]> {
  const json = yield* parseJsonSteps(text);
  const list = z.safeParse(z.array(z.unknown()), json);
  if (list.success) return list.data;
  const wrapped = z.safeParse(Wrapped, json);
  if (wrapped.success) return wrapped.data.alerts;
  throw new FileError('The file has no list of notices: expected [ … ] or { "alerts": [ … ] }.');
}

function* rowsOf(bytes: Uint8Array): Steps<readonly Row[]> {
  const text = decodeText(bytes);
  if (/^\s*[[{]/.test(text)) return (yield* jsonRows(text)).map((members) => ({ members }));
  const { headings, records } = yield* parseCsvSteps(text, undefined, MOST_ROWS);
  const rows = records.map(({ cells, line }) => ({ members: cells, line }));
  if (rows.length > 0 && !headings.some((name) => /^header/i.test(name)))
    throw new FileError('The file has no column "header": its first row names the columns.');
  return rows;
}

/**
 * Reads the operator's own notices: a list in JSON or a table in CSV, with the members of getalerts. In steps of
 * a few milliseconds.
 *
 * @param timeZone the IANA zone of times without an offset
 * @throws FileError if the file is neither, or has no list or column of notices
 */
export function* readNoticesSteps(bytes: Uint8Array, timeZone: string): Steps<ReadNotices> {
  const rows = yield* rowsOf(bytes);
  const alerts = new Map<string, Alert>();
  const problems: string[] = [];
  const places = new Map<string, string>();
  if (rows.length > MOST_ROWS) problems.push(`The file has more than ${MOST_ROWS} notices.`);
  for (const [index, row] of rows.slice(0, MOST_ROWS).entries()) {
    if (index % ROWS_PER_STEP === 0) yield;
    const place = `Notice ${index + 1}${row.line === undefined ? '' : ` (line ${row.line})`}`;
    const members = z.safeParse(AnyObject, row.members);
    const read = members.success
      ? noticeFrom(members.data, timeZone)
      : { faults: ['expected an object { … }'] };
    const { alert, faults } = read;
    if (alert === undefined) {
      problems.push(`${place} is left out: ${faults.join('; ')}.`);
      continue;
    }
    const alertID = alert.alertID || fingerprint(JSON.stringify(alert));
    if (alerts.has(alertID))
      problems.push(`${place} is left out: the alertID "${alertID}" is there twice.`);
    else {
      alerts.set(alertID, { ...alert, alertID });
      places.set(alertID, place);
    }
  }
  return { alerts: [...alerts.values()], problems, places };
}

/** Reads notices at once, like `readNoticesSteps`. */
export const readNotices = (...notices: Parameters<typeof readNoticesSteps>): ReadNotices =>
  runSteps(readNoticesSteps(...notices));
