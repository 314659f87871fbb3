/** For each column that refers to another row: what it names, and the file of that row. */
export const REFERENCES: Readonly<Record<string, readonly [noun: string, file: string]>> = {
  agency_id: ['agency', 'agency.txt'],
  route_id: ['route', 'routes.txt'],
  trip_id: ['trip', 'trips.txt'],
  stop_id: ['stop', 'stops.txt'],
  from_stop_id: ['stop', 'stops.txt'],
  to_stop_id: ['stop', 'stops.txt'],
  parent_station: ['station', 'stops.txt'],
  service_id: ['service', 'calendar.txt or calendar_dates.txt'],
  shape_id: ['shape', 'shapes.txt'],
};

/** What a column should contain, as the end of a sentence. */
export function expected(field: string): string {
  if (field === 'parent_station') return 'is not in stops.txt';
  if (field === 'agency_id') return 'is not in agency.txt';
  if (field === 'shape_dist_traveled') return 'is not a number';
  if (field.endsWith('_lat')) return 'is not a latitude from -90 to 90';
  if (field.endsWith('_lon')) return 'is not a longitude from -180 to 180';
  if (field === 'min_transfer_time') return 'is not a number of seconds';
  if (field.endsWith('_time')) return 'is not a time such as 08:30:00';
  if (field.endsWith('_date') || field === 'date') return 'is not a date such as 20261031';
  if (field === 'headway_secs') return 'is not a number of seconds from 1';
  if (field.endsWith('_sequence')) return 'is not a whole number from 0';
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(field)) return 'is neither 1 nor 0';
  if (field === 'direction_id') return 'is neither 0 nor 1';
  if (field.startsWith('wheelchair_') || field === 'bikes_allowed') return 'is not 0, 1 or 2';
  if (field === 'pickup_type' || field === 'drop_off_type') return 'is not a number from 0 to 3';
  if (field === 'pathway_mode') return 'is not a number from 1 to 7';
  if (field === 'timepoint' || field === 'is_bidirectional' || field === 'exact_times')
    return 'is neither 0 nor 1';
  if (field === 'location_type') return 'is not a number from 0 to 4';
  if (field === 'route_type') return 'is not a number of a kind of route';
  if (field.endsWith('_color')) return 'is not a color of six hexadecimal digits';
  if (field === 'exception_type') return 'is neither 1 (service added) nor 2 (service removed)';
  return 'is not a value that GTFS allows here';
}
