import type { Place } from '../../lib/geo/distance.ts';

/** Parses a parameter's text; null if it is invalid. Values that can't be parsed are never written. */
export type ParseText<T> = (text: string) => T | null;

const parseMatching =
  (pattern: RegExp): ParseText<string> =>
  (text) =>
    pattern.test(text) ? text : null;

/** Parses a number that matches `pattern` and is within a range. */
export const parseNumberIn =
  (pattern: RegExp, least: number, most: number): ParseText<number> =>
  (text) => {
    const value = Number(text);
    return pattern.test(text) && value >= least && value <= most ? value : null;
  };

/** One of a few words. */
export const parseOneOf =
  <T extends string>(words: readonly T[]): ParseText<T> =>
  (text) =>
    words.find((word) => word === text) ?? null;

/** Panels whose word in links is older than the name of their subject. Links keep it. */
const OLDER_WORDS = new Map([
  ['vehicles', 'buses'],
  ['lots', 'parking'],
]);

/** The word of a panel in links. */
export const panelWord = (panel: string): string => OLDER_WORDS.get(panel) ?? panel;

/** One of a few panels, by its name or its word in links. */
export const parsePanelOf =
  <T extends string>(panels: readonly T[]): ParseText<T> =>
  (text) =>
    panels.find((panel) => text === panel || text === panelWord(panel)) ?? null;

const DECIMAL = /^-?\d{1,3}(\.\d+)?$/;

export const parseShortText = parseMatching(/^.{1,80}$/s);
/** Long, because an event's ID consists of its name, venue and time. */
export const parseId = parseMatching(/^.{1,300}$/s);
export const parseZoom = parseNumberIn(DECIMAL, 0, 22);
export const parseBearing = parseNumberIn(DECIMAL, 0, 359);
export const parseRadius = parseNumberIn(/^\d{3}$/, 100, 499);
/** A BCP 47 tag such as es, pt-BR or zh-Hant. Whether the page has the language is decided later. */
export const parseLanguage = parseMatching(/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i);
/** If the clocks show a minute twice, this is the first, unless an offset names the second (decision 0019). */
export const parseCivilTime = parseMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}([+-]\d{2}:\d{2})?$/);
/** A date that can be shown. */
export const parseDate: ParseText<string> = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

const parseLat = parseNumberIn(DECIMAL, -90, 90);
const parseLon = parseNumberIn(DECIMAL, -180, 180);

/** A latitude and a longitude with a comma between them. */
export const parsePlace: ParseText<Place> = (text) => {
  const [north = '', east = '', ...more] = text.split(',');
  const [lat, lon] = [parseLat(north), parseLon(east)];
  return lat === null || lon === null || more.length > 0 ? null : { lat, lon };
};
