import { lookup as lookupHost } from 'node:dns/promises';
import { isIP } from 'node:net';

import { privateAddressError } from './FetchError.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';

export type Lookup = (hostname: string) => Promise<readonly string[]>;

export const systemLookup: Lookup = async (hostname) =>
  (await lookupHost(hostname, { all: true })).map(({ address }) => address);

/**
 * Checks that a URL does not lead to this machine or its private network. Without it, anyone
 * who controls a feed could redirect the server to services that only it can reach.
 *
 * @throws FetchError if one of the host's addresses is private
 */
export async function checkPublicHost({ hostname, host }: URL, lookup: Lookup): Promise<void> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(literal) === 0 ? await lookup(hostname) : [literal];
  if (addresses.some(isPrivateAddress)) throw privateAddressError(host);
}
