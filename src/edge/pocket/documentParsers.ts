import * as z from 'zod/mini';

import { CityDocument, DayDocument } from '../../contract/documents/city-document.ts';

/** Where the runs begin in the text of a day's document: the rest of it follows. */
const RUNS = '"feeds":';

export const parseCity = (text: string): CityDocument => z.parse(CityDocument, JSON.parse(text));

/**
 * Creates a parser of days' documents. On most days of a week the same buses run: what has the same runs as a text before
 * is not parsed again, and gets the same object.
 */
export function createDayParser(): (text: string) => DayDocument {
  const known: { readonly runs: string; readonly feeds: DayDocument['feeds'] }[] = [];
  return (text) => {
    const at = text.indexOf(RUNS);
    const runs = text.slice(at);
    const same = at === -1 ? undefined : known.find((day) => day.runs === runs);
    if (same !== undefined) {
      const head: unknown = JSON.parse(`${text.slice(0, at)}${RUNS}[]}`);
      return { ...z.parse(DayDocument, head), feeds: same.feeds };
    }
    const day = z.parse(DayDocument, JSON.parse(text));
    known.push({ runs, feeds: day.feeds });
    return day;
  };
}
