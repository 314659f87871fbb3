import { saveFile } from '../../../ui/browser/saveFile.ts';
import type { ListedLot } from '../listLots.ts';

/** One row or feature of an export, with the same state that the page shows and its reason. */
interface ExportedLot {
  readonly name: string;
  readonly shortName: string;
  readonly operatedBy: string;
  readonly openSpots: number | null;
  readonly totalSpots: number | null;
  readonly state: string;
  readonly reason: string;
  /** The lot's event mark, or its plan if a time is chosen. */
  readonly event: string | null;
  /** ISO 8601, UTC. */
  readonly fetchedAt: string;
}

function exportedLot({ lot, state, event, plan }: ListedLot, fetchedAt: number): ExportedLot {
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

/** A CSV cell. Feed text that looks like a formula gets a quote, so no spreadsheet evaluates it. */
function csvCell(value: string | number | null): string {
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

/**
 * The lots as CSV (RFC 4180), with their position in the last two columns.
 *
 * @param fetchedAt when the counts were fetched, milliseconds since 1970
 */
export function lotsAsCsv(lots: readonly ListedLot[], fetchedAt: number): string {
  const rows = lots.map((listed) => {
    const values = exportedLot(listed, fetchedAt);
    const { place } = listed;
    return [...COLUMNS.map((column) => values[column]), place?.lat ?? null, place?.lon ?? null];
  });
  const lines = [[...COLUMNS, 'lat', 'lng'], ...rows].map((row) => row.map(csvCell).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/**
 * The lots as GeoJSON (RFC 7946). A lot without a usable position has a null geometry.
 *
 * @param fetchedAt when the counts were fetched, milliseconds since 1970
 */
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
      properties: exportedLot(listed, fetchedAt),
    })),
  });
}

const FILES = {
  CSV: { name: 'parking.csv', type: 'text/csv', write: lotsAsCsv },
  GeoJSON: { name: 'parking.geojson', type: 'application/geo+json', write: lotsAsGeoJson },
} as const;

export type ExportFormat = keyof typeof FILES;

/**
 * Saves the lots as a file on the device.
 *
 * @param fetchedAt when the counts were fetched, milliseconds since 1970
 */
export function saveLots(
  format: ExportFormat,
  lots: readonly ListedLot[],
  fetchedAt: number,
): void {
  const { name, type, write } = FILES[format];
  saveFile(name, type, write(lots, fetchedAt));
}
