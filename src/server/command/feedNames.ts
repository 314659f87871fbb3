import { basename } from 'node:path';

import { feedName, isUrl } from '../settings/address-settings.ts';

/** Names that many agencies give their feed, so that they tell none apart. */
const COMMON_NAME =
  /^(?:|\.+|(?:google[-_ ]?)?(?:transit|gtfs|feed|feeds|static|schedule|schedules|latest|current|data|download|downloads|export|public|open|opendata|zip|api|v\d+))$/i;

const MOST_CHARACTERS = 30;

/** The parts of a path or URL that may name an agency, the best first. */
function partsOf(address: string): readonly string[] {
  const name = feedName(address);
  const path = isUrl(address) ? new URL(name).pathname : name;
  const host = isUrl(address) ? [new URL(name).hostname.replace(/^(?:www|gtfs|api)\./, '')] : [];
  const parts = path.split(/[/\\]/).toReversed();
  return [...parts.map((part) => basename(part, '.zip')), ...host];
}

/**
 * Names feeds of the command line by their files, or by the folder or host of a file that is called
 * `google_transit.zip` or the like. The same addresses have the same names at each start.
 *
 * @param addresses paths and URLs
 * @returns a name for each, all of them different
 */
export function feedNames(addresses: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const address of addresses) {
    const part = partsOf(address).find((one) => !COMMON_NAME.test(one)) ?? 'feed';
    const plain = part
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .slice(0, MOST_CHARACTERS);
    const name = plain === '' ? 'feed' : plain;
    const isTaken = (one: string) =>
      names.some((other) => other.toLowerCase() === one.toLowerCase());
    let unique = name;
    for (let count = 2; isTaken(unique); count++) unique = `${name}-${count}`;
    names.push(unique);
  }
  return names;
}
