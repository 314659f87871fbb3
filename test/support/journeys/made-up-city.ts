import fc from 'fast-check';

import type { FeedBytes } from '../gtfs/independent-reading.ts';

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

const LAT = 43.05;
const LON = -89.4;
/** Degrees for a hundred meters. */
const NORTH = 100 / 111_195;
const EAST = NORTH / Math.cos((LAT * Math.PI) / 180);

/** A point of a city of 3 km by 3 km, to 10 m. */
export const anyPoint = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
  .map(([x, y]) => ({
    lat: Number((LAT + (y / 10) * NORTH).toFixed(6)),
    lon: Number((LON + (x / 10) * EAST).toFixed(6)),
  }));

const anyTrip = fc.record({
  line: fc.nat(7),
  /** Up to 26:40, so that trips run after midnight, and yesterday's do today. */
  start: fc.integer({ min: 0, max: 1600 }).map((minutes) => minutes * 60),
  hops: fc.array(fc.constantFrom(0, 0, 60, 240, 900), { minLength: 6, maxLength: 6 }),
  waits: fc.array(fc.constantFrom(0, 0, 0, 30, 600), { minLength: 6, maxLength: 6 }),
  pickups: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 3), { minLength: 7, maxLength: 7 }),
  dropOffs: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 3), { minLength: 7, maxLength: 7 }),
  block: fc.constantFrom('', '', 'a', 'b'),
  isWeekday: fc.boolean(),
  repeats: fc.constantFrom(null, null, null, null, 'about', 'exact'),
  headway: fc.constantFrom(300, 600, 1800),
});

type MadeTrip = typeof anyTrip extends fc.Arbitrary<infer Made> ? Made : never;

/** Whether riders get on or off, by the GTFS type. */
const isOpen = (type: number): boolean => type === 0 || type === 3;

const anyTransfer = fc.record({
  from: fc.nat(9),
  to: fc.nat(9),
  type: fc.constantFrom(0, 1, 2, 3),
  seconds: fc.constantFrom('', '0', '30', '900'),
  ofStation: fc.boolean(),
});

/** Feeds of cities that no planner would draw: each has what routers were seen to fail at. */
export const anyCity: fc.Arbitrary<FeedBytes> = fc
  .record({
    stops: fc.array(
      fc.record({ place: anyPoint, station: fc.constantFrom('', '', '', 'A', 'B') }),
      {
        minLength: 4,
        maxLength: 9,
      },
    ),
    lines: fc.array(fc.array(fc.nat(8), { minLength: 2, maxLength: 6 }), {
      minLength: 2,
      maxLength: 5,
    }),
    trips: fc.array(anyTrip, { minLength: 4, maxLength: 30 }),
    transfers: fc.array(anyTransfer, { maxLength: 4 }),
  })
  .map(({ stops, lines, trips, transfers }) => {
    const stopIDs = stops.map((_, index) => `s${index}`);
    const idOf = (index: number) => stopIDs[index % stopIDs.length] ?? '';
    const stationOf = (index: number) => stops[index % stops.length]?.station ?? '';
    const starts = new Set<string>();
    /**
     * The block of a trip. A bus doesn't begin two at once, and one that nobody may board or leave is none: the router takes
     * neither for the second reading's (decision 76).
     */
    function blockOf({ block, start, repeats, pickups, dropOffs }: MadeTrip, end: number): string {
      const isUsed = pickups.slice(0, end).some(isOpen) || dropOffs.slice(1, end + 1).some(isOpen);
      const bus = `${block} ${start}`;
      if (block === '' || repeats !== null || !isUsed || starts.has(bus)) return '';
      starts.add(bus);
      return block;
    }
    const all = trips.map((trip, index) => {
      const line = lines[trip.line % lines.length] ?? [];
      let at = trip.start;
      const rows = line.map((stop, position) => {
        if (position > 0) at += trip.hops[position - 1] ?? 0;
        const arrival = at;
        if (position > 0) at += trip.waits[position - 1] ?? 0;
        const [pickup, dropOff] = [trip.pickups[position], trip.dropOffs[position]];
        return `t${index},${clock(arrival)},${clock(at)},${idOf(stop)},${position + 1},${pickup},${dropOff}`;
      });
      const block = blockOf(trip, line.length - 1);
      return { trip, index, rows, block, line: trip.line % lines.length };
    });
    const texts = {
      'agency.txt':
        'agency_id,agency_name,agency_url,agency_timezone\nA,Made Up,https://a.example,America/Chicago',
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
        ...['A', 'B'].map((id) => `${id},Station ${id},${LAT},${LON},1,`),
        ...stops.map(
          ({ place, station }, index) =>
            `s${index},Stop ${index},${place.lat},${place.lon},0,${station}`,
        ),
      ].join('\n'),
      'routes.txt': [
        'route_id,agency_id,route_short_name,route_type',
        ...lines.map((_, index) => `r${index},A,${index + 1},3`),
      ].join('\n'),
      'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260101,20261231
weekday,1,1,1,1,1,0,0,20260101,20261231`,
      'trips.txt': [
        'route_id,service_id,trip_id,trip_headsign,block_id',
        ...all.map(
          ({ trip, index, line, block }) =>
            `r${line},${trip.isWeekday ? 'weekday' : 'daily'},t${index},Somewhere,${block}`,
        ),
      ].join('\n'),
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
        ...all.flatMap(({ rows }) => rows),
      ].join('\n'),
      'frequencies.txt': [
        'trip_id,start_time,end_time,headway_secs,exact_times',
        ...all.flatMap(({ trip: { repeats, start, headway }, index }) =>
          repeats === null
            ? []
            : [
                `t${index},${clock(start)},${clock(start + 7200)},${headway},${repeats === 'exact' ? 1 : 0}`,
              ],
        ),
      ].join('\n'),
      'transfers.txt': [
        'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
        ...transfers.map(({ from, to, type, seconds, ofStation }) => {
          const [one, other] = ofStation ? [stationOf(from), stationOf(to)] : ['', ''];
          return `${one || idOf(from)},${other || idOf(to)},${type},${seconds}`;
        }),
      ].join('\n'),
    };
    return new Map(
      Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]),
    );
  });

/** Instants of quiet days, and of those on which the clocks change. */
export const anyMoment = fc
  .tuple(
    fc.constantFrom(
      '2026-06-03',
      '2026-06-06',
      '2026-03-07',
      '2026-03-08',
      '2026-10-31',
      '2026-11-01',
    ),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map(([date, minutes]) => Date.parse(`${date}T05:00:00Z`) / 1000 + minutes * 60);
