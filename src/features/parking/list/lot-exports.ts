import type { ListedLot } from '../listLots.ts';

/** One row or feature of an export: as the page shows it, with the state and its reason. */
interface ExportedLot {
  readonly name: string;
  readonly shortName: string;
  readonly operatedBy: string;
  readonly openSpots: number | null;
  readonly totalSpots: number | null;
  readonly state: string;
  readonly reason: string;
  /** What events do to it, or what is known of it at a chosen time. */
  readonly event: string | null;
  readonly fetchedAt: string;
}

/**
 * @param fetchedAt when the counts were fetched, milliseconds since 1970
 */
function exported({ lot, state, event, plan }: ListedLot, fetchedAt: number): ExportedLot {
  return {
    name: lot.name,
    shortName: lot.shortName,
    operatedBy: lot.operatedBy,
    openSpots: state.count?.open ?? null,
    totalSpots: state.count?.total ?? null,
    state: state.band,
    reason: state.reason,
    event: plan ?? event,
    fetchedAt: new Date(fetchedAt).toISOString(),
  };
}

/** A cell that is told by whoever runs the feed must not be run as a formula by a spreadsheet. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const COLUMNS = [
  'name',
  'shortName',
  'operatedBy',
  'openSpots',
  'totalSpots',
  'state',
  'reason',
  'event',
  'fetchedAt',
] as const;

/** The lots that are shown as a table (RFC 4180), with their place in the last two columns (C36). */
export function lotsAsCsv(lots: readonly ListedLot[], fetchedAt: number): string {
  const rows = lots.map((listed) => {
    const values = exported(listed, fetchedAt);
    const { place } = listed;
    return [...COLUMNS.map((column) => values[column]), place?.lat ?? null, place?.lon ?? null];
  });
  const lines = [[...COLUMNS, 'lat', 'lng'], ...rows].map((row) => row.map(cell).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** The lots that are shown as GeoJSON (RFC 7946); one that is not on the map has no geometry (C36). */
export function lotsAsGeoJson(lots: readonly ListedLot[], fetchedAt: number): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: lots.map((listed) => ({
      type: 'Feature',
      id: listed.key,
      geometry:
        listed.place === null
          ? null
          : { type: 'Point', coordinates: [listed.place.lon, listed.place.lat] },
      properties: exported(listed, fetchedAt),
    })),
  });
}
