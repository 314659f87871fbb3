import { readFileSync } from 'node:fs';

import type { LotsOptions, TableOptions } from '../../../src/feeds/lots/LotsOptions.ts';
import { type ReadLots, readLots } from '../../../src/feeds/lots/readLots.ts';
import { readTable } from '../../../src/feeds/lots/table/readTable.ts';
import { realFeedPath } from '../gtfs/real-feeds.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads lots as of a time, `2025-02-27T12:00:00Z`. */
export function lotsOf(
  bytes: Uint8Array,
  options: Partial<LotsOptions> & TableOptions,
  at = '2026-11-20T18:00:00Z',
  fixed?: { bytes: Uint8Array; options: TableOptions },
): ReadLots {
  const full: LotsOptions = {
    states: {},
    operator: 'city',
    webUrl: '',
    timeZone: 'Europe/Berlin',
    countsGone: 7_200_000,
    ...options,
  };
  const fixedRows = fixed === undefined ? [] : readTable(fixed.bytes, fixed.options);
  return readLots(readTable(bytes, full), fixedRows, full, Date.parse(at));
}

/** The path of a published parking feed; null if it is not on this machine. */
export const captureOf = (name: string) => realFeedPath(`parking/${name}`);
export const readCapture = (name: string): Uint8Array => readFileSync(captureOf(name) ?? '');
