import type { FeedBytes } from './independent-reading.ts';

/** A small feed with most of what GTFS allows. A test replaces the files that it is about. */
const FILES: Readonly<Record<string, string>> = {
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone,agency_lang
A,"Metro ""Transit""",https://metro.example,America/Chicago,en
`,
  'feed_info.txt': `feed_publisher_name,feed_publisher_url,feed_lang
Metro,https://metro.example,en
`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color
R0,A,1,Harbor,3,1a6fb5
R1,A,,Airport Tram,0,
`,
  'stops.txt': `stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code
S0,100,"Main, at 1st",43.0700,-89.4000,0,,
S1,101,Main & 2nd,43.0700,-89.3960,0,,
S2,102,Main & 3rd,43.0700,-89.3920,0,,
S3,103,Station,43.0700,-89.3880,0,C,A
S4,104,Station,43.0702,-89.3880,0,C,B
C,,Station,43.0701,-89.3880,1,,
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
D,1,1,1,1,1,1,1,20260101,20261231
`,
  'calendar_dates.txt': `service_id,date,exception_type
D,20260704,2
X,20260704,1
`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible
R0,D,T0,Station,0,H0,1
R0,D,T1,Main  Street,1,,2
R1,X,T2,,0,H0,
`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,stop_headsign
T0,08:00:00,08:00:00,S0,1,0,
T0,08:02:00,08:02:00,S1,2,0,
T0,08:04:00,08:04:00,S2,3,0,Last stop
T0,08:06:00,08:06:00,S3,4,1,
T1,25:00:00,25:00:00,S4,1,0,
T1,25:02:00,25:02:00,S2,5,0,
T1,25:04:00,25:04:00,S0,9,0,
T2,09:00:00,09:00:00,S0,1,0,
T2,09:04:00,09:04:00,S3,2,0,
`,
  'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
H0,43.0700,-89.4000,1,0
H0,43.0701,-89.3940,2,480
H0,43.0700,-89.3880,3,970
`,
  'frequencies.txt': `trip_id,start_time,end_time,headway_secs
T2,09:00:00,11:00:00,600
`,
};

/**
 * The bytes of the small feed.
 *
 * @param changes replaces files; null removes one
 */
export function smallFeed(changes: Readonly<Record<string, string | null>> = {}): FeedBytes {
  const files = new Map<string, Uint8Array>();
  for (const [name, text] of Object.entries({ ...FILES, ...changes }))
    if (text !== null) files.set(name, Buffer.from(text));
  return files;
}

/** One file of the small feed as text, with a replacement made. */
export function smallFile(name: string, from: string, to: string): Record<string, string> {
  const text = FILES[name] ?? '';
  if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
  return { [name]: text.replace(from, to) };
}
