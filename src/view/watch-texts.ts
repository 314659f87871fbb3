import { ALERT_MINUTES, HERE } from '../contract/links/stop-watch.ts';
import type { Watch, WatchTime } from '../contract/links/stop-watch.ts';
import { parseNumberIn, parseOneOf, parsePlace, parseShortText } from './parameter-parsers.ts';
import type { ParseText } from './parameter-parsers.ts';
import { placeToText } from './placeToText.ts';

const parseMinutes = parseNumberIn(/^\d{1,2}$/, ALERT_MINUTES.least, ALERT_MINUTES.most);

const parseBefore: ParseText<WatchTime['before']> = (text) =>
  parseMinutes(text) ?? parseOneOf([HERE])(text) ?? parsePlace(text);

const isText = (part: string | undefined): part is string =>
  part !== undefined && parseShortText(part) !== null;

/** `0100` or `0100~West Transfer Point`, a value of `watch`. */
export const parseWatch: ParseText<Watch> = (text) => {
  const [, stopID, destination] = /^([^~]*)(?:~(.*))?$/.exec(text) ?? [];
  if (!isText(stopID) || (destination !== undefined && !isText(destination))) return null;
  return { stopID, destination: destination ?? null };
};

/** `0100~03~5~West Transfer Point`, a value of `alert`: an alert by time (T18). */
export const parseTimeWatch: ParseText<Watch> = (text) => {
  const [stopID, routeID, before = '', ...rest] = text.split('~');
  const destination = rest.length === 0 ? null : rest.join('~');
  const time = parseBefore(before);
  if (!isText(stopID) || !isText(routeID) || time === null) return null;
  if (destination !== null && !isText(destination)) return null;
  return { stopID, destination, time: { routeID, before: time } };
};

/** The parameter of a watch in a link. */
export function watchParameter({ stopID, destination, time }: Watch): [name: string, text: string] {
  const to = destination === null ? [] : [destination];
  if (time === undefined) return ['watch', [stopID, ...to].join('~')];
  const before = typeof time.before === 'object' ? placeToText(time.before) : time.before;
  return ['alert', [stopID, time.routeID, before, ...to].join('~')];
}
