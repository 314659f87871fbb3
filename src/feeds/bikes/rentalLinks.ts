import * as z from 'zod/mini';

import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { GbfsObject, type Members } from './gbfs-values.ts';

const LONGEST = 2000;
/** `scheme://`, as apps register theirs. */
const APP_LINK = /^([a-z][a-z\d+.-]*):\/\/[^\s/?#]/i;
/** What a browser would run or open itself. */
const NO_APP = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'view-source'];

function isAppLink(text: string): boolean {
  const [, scheme] = APP_LINK.exec(text) ?? [];
  return scheme !== undefined && !NO_APP.includes(scheme.toLowerCase());
}

/** The links of rental_uris that may be pressed; undefined without any. */
export function rentalLinks(
  of: Readonly<Record<string, unknown>>,
  path: string,
  { leaveOut }: Members,
): BikeStation['links'] {
  const uris = z.safeParse(GbfsObject, of['rental_uris']).data ?? {};
  const linkOf = (name: string, isUsable: (text: string) => boolean) => {
    const value = ownValue(uris, name);
    if (value === undefined || value === null || value === '') return {};
    if (typeof value === 'string' && value.length <= LONGEST && isUsable(value))
      return { [name]: value };
    leaveOut('links', `${path}.rental_uris.${name}`, value, 'no link that may be opened');
    return {};
  };
  const links = {
    ...linkOf('web', (text) => parseHttpUrl(text) !== null),
    ...linkOf('ios', isAppLink),
    ...linkOf('android', isAppLink),
  };
  return Object.keys(links).length === 0 ? undefined : links;
}
