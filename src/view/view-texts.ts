import type { Place } from '../lib/geo/distance.ts';

/** What a parameter's text means, or null where it means nothing: what is not read is not written. */
export type ReadText<T> = (text: string) => T | null;

const textLike =
  (pattern: RegExp): ReadText<string> =>
  (text) =>
    pattern.test(text) ? text : null;

const numberIn =
  (pattern: RegExp, least: number, most: number): ReadText<number> =>
  (text) => {
    const value = Number(text);
    return pattern.test(text) && value >= least && value <= most ? value : null;
  };

/** One of a few words. */
export const oneOf =
  <T extends string>(words: readonly T[]): ReadText<T> =>
  (text) =>
    words.find((word) => word === text) ?? null;

const DECIMAL = /^-?\d{1,3}(\.\d+)?$/;

export const shortText = textLike(/^.{1,80}$/s);
/** An event is told by its name, venue and time together. */
export const idText = textLike(/^.{1,300}$/s);
export const zoomText = numberIn(DECIMAL, 0, 22);
export const bearingText = numberIn(DECIMAL, 0, 359);
export const radiusText = numberIn(/^\d{3}$/, 100, 499);
export const languageText = textLike(/^[a-z]{2}$/);
/** Of a minute that the clocks show twice the first is meant, unless an offset names the second (0019). */
export const civilText = textLike(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}([+-]\d{2}:\d{2})?$/);

const latText = numberIn(DECIMAL, -90, 90);
const lonText = numberIn(DECIMAL, -180, 180);

/** A latitude and a longitude with a comma between them. */
export const placeText: ReadText<Place> = (text) => {
  const [north = '', east = '', ...more] = text.split(',');
  const [lat, lon] = [latText(north), lonText(east)];
  return lat === null || lon === null || more.length > 0 ? null : { lat, lon };
};
