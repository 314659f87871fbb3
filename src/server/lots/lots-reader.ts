import type { LotsOptions, TableOptions } from '../../feeds/lots/LotsOptions.ts';
import { readInterfaceLotsSteps } from '../../feeds/lots/readInterfaceLots.ts';
import { type ReadLots, readLotsSteps } from '../../feeds/lots/readLots.ts';
import { readTableSteps } from '../../feeds/lots/table/readTable.ts';
import type { Row } from '../../feeds/lots/table/Row.ts';
import { timeFormat } from '../../feeds/lots/times/time-format.ts';
import { runStepsWithPauses, type Steps } from '../../lib/steps.ts';
import type { PartContext } from '../feeds/createFeedFetch.ts';
import { fileName } from '../settings/address-settings.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';

/** A version of a feed. Its lots depend on the time, because old counts are not shown. Other work runs in between. */
export type LotsVersion = (fixed: readonly Row[], now: number) => Promise<ReadLots>;

/** The fields of `/api/public/v3/parking-sites` of a ParkAPI server. */
const PARK_API: TableOptions & Pick<LotsOptions, 'states'> = {
  format: 'json',
  records: 'items',
  columns: {
    id: 'original_uid',
    name: 'name',
    total: 'capacity',
    open: 'realtime_free_capacity',
    lat: 'lat',
    lon: 'lon',
    state: 'realtime_opening_status',
    time: 'realtime_data_updated_at',
    webUrl: 'public_url',
    street: 'address',
    operator: 'operator_name',
  },
  states: {},
};

const tableOptions = ({
  kind,
  feed: _feed,
  ...table
}: Extract<LotsSettings, { columns: object }>) => ({
  ...table,
  format: kind,
});

/**
 * Creates the function that reads a version of a feed.
 *
 * @returns a function that throws FileError if the bytes are not the feed of the settings
 */
export function lotsReader(
  settings: LotsSettings,
  { timeZone, isNearCity }: Pick<PartContext, 'timeZone' | 'isNearCity'>,
): (bytes: Uint8Array) => Steps<LotsVersion> {
  const file = fileName(settings.feed);
  if (settings.kind === 'v2') {
    const { encoding } = settings;
    return function* readLotsOf(bytes) {
      const read = yield* readInterfaceLotsSteps(bytes, { encoding, file, isNearCity });
      return async () => read;
    };
  }
  const declared = settings.timeFormat;
  const table = settings.kind === 'parkapi' ? PARK_API : tableOptions(settings);
  return function* readTableOf(bytes) {
    const options: LotsOptions = {
      ...table,
      file,
      operator: settings.operator,
      webUrl: settings.webUrl,
      timeZone: timeZone(),
      dateOrder: settings.dateOrder,
      timeFormat: declared === undefined ? undefined : timeFormat(declared),
      thousands: settings.thousands,
      isNearCity,
      countsGone: settings.countsGoneMinutes * 60_000,
    };
    const rows = yield* readTableSteps(bytes, options);
    return (fixed, now) => runStepsWithPauses(readLotsSteps(rows, fixed, options, now));
  };
}

/** Reads the table with names and places; see `LotsSettings.fixed`. */
export function fixedReader({
  kind,
  ...table
}: NonNullable<Extract<LotsSettings, { columns: object }>['fixed']>): (
  bytes: Uint8Array,
) => Steps<readonly Row[]> {
  const file = fileName(table.feed);
  return (bytes) => readTableSteps(bytes, { ...table, format: kind, file });
}
