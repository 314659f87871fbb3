import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

import type { Agent } from 'undici';

import { privateAddressError } from './FetchError.ts';
import type { FetchFunction } from './FetchFunction.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';

/** Resolves a host name for a connection, and fails if one of its addresses is private. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, found, family) => {
    if (error !== null) {
      callback(error, found, family);
      return;
    }
    const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
    const isPrivate = addresses.some(isPrivateAddress);
    callback(isPrivate ? privateAddressError(hostname) : null, found, family);
  });
};

let agent: Agent | undefined;

/**
 * As `fetch`, but it checks the addresses to which it connects. A check before the request is not
 * enough: the host's name server may give a public address first and a private one to `fetch`. It
 * doesn't check addresses in the URL itself.
 */
export const fetchPublic: FetchFunction = async (url, init) => {
  // Node does not export its own Agent. Loaded here because only feeds at a URL need it.
  const undici = await import('undici');
  agent ??= new undici.Agent({ connect: { lookup: publicLookup } });
  return undici.fetch(url, { ...init, dispatcher: agent });
};
