import type { Bikes } from '../../contract/bikes/BikesAnswer.ts';
import { earliest } from '../../lib/time/earliest.ts';
import { OutageError } from '../OutageError.ts';
import type { Timed } from '../Source.ts';

interface SystemRead {
  /** Missing while it can't be read. */
  readonly value: (Bikes & { readonly fault: string | undefined }) | undefined;
  readonly readAt: number | undefined;
  readonly refreshAt: number;
}

/**
 * The bikes of several systems as those of one city. The data is as old as the newest count.
 *
 * @throws OutageError if no system can be read
 */
export function joinBikes(systems: readonly SystemRead[]): Timed<Bikes> {
  const read = systems.filter(({ value }) => value !== undefined);
  if (read.length === 0) throw new OutageError('no bike system could be read');
  const stations = read.flatMap(({ value }) => value?.stations ?? []);
  const free = read.flatMap(({ value }) => value?.free ?? []);
  const times = [...stations, ...free].flatMap(({ countedAt }) => countedAt ?? []);
  let newest = 0;
  for (const time of times) newest = Math.max(newest, time);
  const isWhole = systems.every(({ value }) => value !== undefined && value.fault === undefined);
  return {
    value: { stations, free },
    reportedAt: newest === 0 ? null : newest,
    readAt: earliest(read.map(({ readAt }) => readAt)),
    refreshAt: earliest(read.map(({ refreshAt }) => refreshAt)),
    gap: isWhole ? null : { fault: new Error('a bike system or a part of one is missing') },
  };
}
