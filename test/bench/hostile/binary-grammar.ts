import { zipFile } from '../../support/feeds/zip-file.ts';
import { csvText } from './csv-grammar.ts';
import type { Random } from './random.ts';
import { hostileText } from './texts.ts';

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** Fields of a message with any numbers and types, some of which are messages themselves. */
export function protobuf(random: Random, depth = 0): Buffer {
  const field = (): Buffer => {
    const type = random.of([0, 1, 2, 2, 2, 5, 3]);
    const tag = Buffer.from(
      varint(random.of([1, 1, 2, 2, 3, 4, 5, 8, 10, 11, 19, 2 ** 20]) * 8 + type),
    );
    if (type === 0)
      return Buffer.concat([tag, Buffer.from(varint(random.of([0, 1, 2 ** 31, 2 ** 50])))]);
    if (type === 1) return Buffer.concat([tag, Buffer.alloc(8, random.below(256))]);
    if (type === 5) return Buffer.concat([tag, Buffer.alloc(4, random.below(256))]);
    if (type === 3) return tag;
    const inner =
      depth < 5 && random.below(3) > 0
        ? protobuf(random, depth + 1)
        : Buffer.from(hostileText(random, depth < 2 ? 40_000 : 200));
    // Now and then the length is a lie.
    const length =
      random.below(30) === 0 ? random.of([0, 2 ** 31, inner.length + 1]) : inner.length;
    return Buffer.concat([tag, Buffer.from(varint(length)), inner]);
  };
  return Buffer.concat(Array.from({ length: random.below(random.of([4, 4, 12])) }, field));
}

/** A message of many entities that are empty or small, as small as they can be. */
export const crowd = (random: Random) =>
  Buffer.concat([
    Buffer.from([0x0a, 0x05, 0x0a, 0x03, 0x32, 0x2e, 0x30]),
    Buffer.alloc(
      4 * random.below(500_000),
      Buffer.from(
        random.of([
          [0x12, 0x02, 0x2a, 0x00],
          [0x12, 0x02, 0x1a, 0x00],
          [0x12, 0x02, 0x22, 0x00],
        ]),
      ),
    ),
  ]);

/** A zip whose names, sizes and tables are wrong, or a bomb. */
export function zip(random: Random): Buffer {
  const bomb = random.below(4) === 0 ? Buffer.alloc(30_000_000, '0') : undefined;
  const entries = [
    'agency.txt',
    'stops.txt',
    'routes.txt',
    'trips.txt',
    'stop_times.txt',
    'calendar.txt',
    'frequencies.txt',
  ];
  return zipFile(
    entries.map((name) => ({
      name: random.below(8) === 0 ? hostileText(random, 500) : name,
      text:
        bomb !== undefined && name === 'stop_times.txt'
          ? bomb
          : csvText(random, HEADINGS[name] ?? 'a,b,c'),
      ...(random.below(12) === 0 ? { statedBytes: random.of([0, 10, 2 ** 31]) } : {}),
      ...(random.below(12) === 0 ? { isEncrypted: true } : {}),
      ...(random.below(12) === 0 ? { mode: 0o120_777 } : {}),
    })),
  );
}

const HEADINGS: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_name,agency_url,agency_timezone',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon',
  'routes.txt': 'route_id,route_short_name,route_type',
  'trips.txt': 'trip_id,route_id,service_id',
  'stop_times.txt': 'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs',
};
