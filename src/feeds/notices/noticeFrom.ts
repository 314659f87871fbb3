import * as z from 'zod/mini';

import {
  type Alert,
  type AlertPeriod,
  type AlertTexts,
  CAUSES,
  EFFECTS,
  SEVERITIES,
} from '../../contract/alerts/Alert.ts';
import { concernsOf, WireConcern } from '../../contract/alerts/AlertsAnswer.ts';
import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { cutText, plainText } from '../../lib/text/plainText.ts';
import { parseDateTime, startOfDay } from '../../lib/time/zoned-time.ts';

const MOST_HEADER = 300;
const MOST_DESCRIPTION = 5000;

/** The members of a row. Those of a table are all text. */
type Members = Readonly<Record<string, unknown>>;

const MEMBERS = [
  'alertID',
  'header',
  'description',
  'effect',
  'cause',
  'severity',
  'from',
  'until',
  'periods',
  'webUrl',
  'routes',
  'stops',
  'trips',
  'concerns',
];

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** What is behind the name of a column with a text in one language: `_es`. */
const LANGUAGE_BEHIND = /^[_.: ]([a-z]{2,3}(?:-\w+)*)$/i;

const Texts = z.record(z.string(), z.string());

/** A text, or texts by language: `{ "es": … }`, or columns such as `header_es`. */
function textsOf(members: Members, name: 'header' | 'description', most: number): AlertTexts {
  const byLanguage = z.safeParse(Texts, members[name]);
  const own = byLanguage.success ? byLanguage.data : { und: textOf(members[name]) };
  const columns = Object.entries(members).flatMap(([column, value]): [string, string][] => {
    const isNamed = column.slice(0, name.length).toLowerCase() === name.toLowerCase();
    const [, language] = LANGUAGE_BEHIND.exec(column.slice(name.length)) ?? [];
    return !isNamed || language === undefined ? [] : [[language.toLowerCase(), textOf(value)]];
  });
  return Object.fromEntries(
    [...Object.entries(own), ...columns]
      .map(([language, text]) => [language, cutText(plainText(text), most)])
      .filter(([, text]) => text !== ''),
  );
}

/** A list, or a text of IDs with commas or semicolons between them. */
function idsOf(value: unknown): string[] {
  const list = z.safeParse(z.array(z.unknown()), value);
  const all = list.success ? list.data.map(textOf) : textOf(value).split(/[,;|]/);
  return all.map((id) => id.trim()).filter((id) => id !== '');
}

/** The instant of a time, or of the start or end of a day; undefined if there is none, null if it can't be read. */
function instantFrom(value: unknown, timeZone: string, isEnd: boolean): number | null | undefined {
  const text = textOf(value);
  if (text === '') return undefined;
  const parsed = parseDateTime(text, timeZone);
  if (parsed === null) return null;
  return isEnd && !parsed.hasTime ? startOfDay(parsed.instant, timeZone, 1) : parsed.instant;
}

const Periods = z.array(z.looseObject({}));

function periodsOf(members: Members, timeZone: string, faults: string[]): AlertPeriod[] {
  const listed = z.safeParse(Periods, members['periods']);
  const sent: readonly Members[] =
    listed.success && listed.data.length > 0 ? listed.data : [members];
  return sent.map((period) => {
    const from = instantFrom(period['from'], timeZone, false);
    const until = instantFrom(period['until'], timeZone, true);
    for (const [name, value] of [
      ['from', from],
      ['until', until],
    ] as const)
      if (value === null)
        faults.push(`"${name}" is no time such as 2026-11-28 06:00: ${textOf(period[name])}`);
    if (typeof from === 'number' && typeof until === 'number' && until <= from)
      faults.push('"until" is before "from"');
    return { from: from ?? undefined, until: until ?? undefined };
  });
}

function oneOf<T extends string>(
  members: Members,
  name: 'effect' | 'cause' | 'severity',
  values: readonly T[],
  unknown: T,
  faults: string[],
): T {
  const text = textOf(members[name])
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (text === '') return unknown;
  const found = values.find((value) => value === text);
  if (found === undefined)
    faults.push(`"${name}" is "${text}", and not one of ${values.join(', ')}`);
  return found ?? unknown;
}

/** What one row says, or what is wrong with it. */
export function noticeFrom(
  members: Members,
  timeZone: string,
): { readonly alert?: Alert; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const header = textsOf(members, 'header', MOST_HEADER);
  if (Object.keys(header).length === 0) faults.push('it has no "header"');
  const unknown = Object.keys(members).filter(
    (name) => !MEMBERS.includes(name) && !/^(?:header|description)[_.: ]/i.test(name),
  );
  if (unknown.length > 0)
    faults.push(`it has no member ${unknown.map((name) => `"${name}"`).join(', ')}`);
  const given = textOf(members['webUrl']);
  const webUrl = parseHttpUrl(given)?.href;
  if (given !== '' && webUrl === undefined) faults.push(`"webUrl" is no URL of http or https`);
  const concerns = z.safeParse(z.optional(z.array(WireConcern)), members['concerns']);
  if (!concerns.success) faults.push('"concerns" is no list as in getalerts');
  const flat = concernsOf({
    routes: idsOf(members['routes']),
    stops: idsOf(members['stops']),
    trips: idsOf(members['trips']),
  });
  const alert: Alert = {
    alertID: textOf(members['alertID']),
    header,
    description: textsOf(members, 'description', MOST_DESCRIPTION),
    effect: oneOf(members, 'effect', EFFECTS, 'unknown-effect', faults),
    cause: oneOf(members, 'cause', CAUSES, 'unknown-cause', faults),
    severity: oneOf(members, 'severity', SEVERITIES, 'unknown-severity', faults),
    periods: periodsOf(members, timeZone, faults),
    webUrl,
    concerns: (concerns.success ? concerns.data : undefined) ?? flat,
  };
  return faults.length > 0 ? { faults } : { alert, faults };
}
