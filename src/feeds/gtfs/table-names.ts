const TABLES = [
  'agency',
  'stops',
  'routes',
  'trips',
  'stop_times',
  'calendar',
  'calendar_dates',
  'shapes',
  'frequencies',
  'transfers',
  'feed_info',
  'translations',
  'location_groups',
  'location_group_stops',
  'pathways',
  'levels',
];

/** Names that some programs write instead, without what is between the words. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  agencies: 'agency',
  stop: 'stops',
  route: 'routes',
  trip: 'trips',
  stoptime: 'stop_times',
  calendars: 'calendar',
  calendardate: 'calendar_dates',
  calendarsdates: 'calendar_dates',
  shape: 'shapes',
  frequency: 'frequencies',
  transfer: 'transfers',
  feedinfos: 'feed_info',
  translation: 'translations',
  pathway: 'pathways',
  level: 'levels',
};

const byLetters = new Map([
  ...TABLES.map((table) => [table.replaceAll('_', ''), table] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** What browsers, systems and programs add to a name: `stops (1).txt`, `Copy of stops.txt`, `gtfs_stops.txt`. */
const ADDED = /^(?:copy of |(?:gtfs|google_transit)[_-])|\(\d+\)$|-\s*copy$/g;

/** The last part of a path, which may have been written on Windows. */
export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/**
 * The table that a file holds, also by a name that is nearly its own: `Stops.TXT`, ` stops.txt`, `stops.csv`,
 * `stops.txt.txt`, `calendar_date.txt`, `stops (1).txt`, or just `stops`.
 *
 * @param path the file's name, with or without folders
 * @returns the table's own name, such as `stops.txt`; null if it is none that is read
 */
export function tableOf(path: string): string | null {
  const name = fileNameOf(path).trim().toLowerCase();
  const stem = name.replace(/(?:\.(?:txt|csv)){1,3}$/, '');
  if (stem === name) return TABLES.includes(name) ? `${name}.txt` : null;
  const table = byLetters.get(
    stem
      .trim()
      .replaceAll(ADDED, '')
      .replaceAll(/[\s_-]+/g, ''),
  );
  return table === undefined ? null : `${table}.txt`;
}
