import * as fc from 'fast-check';

import type { FeedBytes } from './independent-reading.ts';

/** One damage to a file. Places are shares of the file's length, from 0 to 1. */
type Damage =
  | { readonly kind: 'cut'; readonly from: number; readonly to: number }
  | { readonly kind: 'doubled'; readonly from: number; readonly to: number }
  | { readonly kind: 'replaced'; readonly at: number; readonly by: Uint8Array }
  | { readonly kind: 'cell'; readonly at: number; readonly by: string }
  | { readonly kind: 'removed' };

/** Without bias, so that not every damage is to the header. */
const place = fc.noBias(fc.integer({ min: 0, max: 9999 })).map((part) => part / 10_000);

/** Bytes that matter to a reader of text. */
const bytes = fc.uint8Array({ minLength: 1, maxLength: 6 }).map((some) =>
  some.map((byte) => {
    const special = [0x22, 0x2c, 0x0a, 0x0d, 0x00, 0xff, 0xef, 0x2d, 0x2e, 0x30, 0x39];
    return byte % 2 === 0 ? byte : (special[byte % special.length] ?? byte);
  }),
);

/** Values that are wrong in most columns. */
const cells = fc.constantFrom(
  '',
  '-1',
  '0',
  '1e400',
  '-0',
  '1e-400',
  '99999999999999999999',
  '4294967296',
  '91.5',
  '24:00:00',
  '99:99:99',
  '-1:00:00',
  '99999:00:00',
  '20260230',
  '00000000',
  '99991231',
  'NULL',
  '__proto__',
  'constructor',
  'T0',
  'S0-0-0',
  'R0',
  '"',
  '""',
  '\u{1F68C}',
  'x'.repeat(5000),
);

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('cut'), from: place, to: place }),
  fc.record({ kind: fc.constant('doubled'), from: place, to: place }),
  fc.record({ kind: fc.constant('replaced'), at: place, by: bytes }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cell'), at: place, by: cells }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removed') }) },
);

/** Replaces the cell at a place: the bytes between two commas or line ends. */
function replaceCell(file: Buffer, at: number, by: string): Buffer {
  const isEnd = (byte: number | undefined) => byte === 0x2c || byte === 0x0a || byte === undefined;
  let start = at;
  while (start > 0 && !isEnd(file[start - 1])) start -= 1;
  let end = at;
  while (end < file.length && !isEnd(file[end])) end += 1;
  return Buffer.concat([file.subarray(0, start), Buffer.from(by), file.subarray(end)]);
}

/** Damages the bytes of a file; null if it is removed. */
function damaged(bytes: Uint8Array, change: Damage): Buffer | null {
  const file = Buffer.from(bytes);
  const placed = (share: number) => Math.floor(share * file.length);
  if (change.kind === 'removed') return null;
  if (change.kind === 'cell') return replaceCell(file, placed(change.at), change.by);
  if (change.kind === 'replaced') {
    const at = placed(change.at);
    file.set(change.by.subarray(0, file.length - at), at);
    return file;
  }
  const from = placed(Math.min(change.from, change.to));
  const to = placed(Math.max(change.from, change.to));
  const [end, start] = change.kind === 'cut' ? [from, to] : [to, from];
  return Buffer.concat([file.subarray(0, end), file.subarray(start)]);
}

/** A file's bytes with one damage; empty instead of removed. */
export function damagedBytes(bytes: Uint8Array): fc.Arbitrary<Buffer> {
  return damage.map((change) => damaged(bytes, change) ?? Buffer.alloc(0));
}

/** A feed in which one to three files are damaged. */
export function damagedFeeds(feed: FeedBytes): fc.Arbitrary<FeedBytes> {
  const changes = fc.array(fc.tuple(fc.constantFrom(...feed.keys()), damage), {
    minLength: 1,
    maxLength: 3,
  });
  return changes.map((all) => {
    const result = new Map(feed);
    for (const [name, change] of all) {
      const file = damaged(result.get(name) ?? new Uint8Array(), change);
      if (file === null) result.delete(name);
      else result.set(name, file);
    }
    return result;
  });
}
