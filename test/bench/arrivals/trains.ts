import { readFileSync } from 'node:fs';

import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { median } from '../table.ts';

/** When the one recorded moment was, in milliseconds since 1970, and its service day. */
const NOW = Date.parse('2023-11-08T01:05:40Z');
const DAY = '20231107';
const FARTHEST = 30 * 60_000;

/**
 * How far our times of trains are from those of their agency at one moment. When the trains came is not known, and the
 * agency's times were right in 93 of 100 cases on other days.
 */
export async function benchTrains(folder: string): Promise<string> {
  const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}.pb`));
  const [updates, positions] = [read('trip-updates'), read('vehicle-positions')];
  const files = () => filesFrom(readFeedBytes(`${folder}/gtfs.zip`));
  const theirs = await openLiveCity(files(), DAY);
  const ours = await openLiveCity(files(), DAY, { hasEstimates: true });
  theirs.see([updates, positions], NOW);
  ours.see([positions], NOW);
  const later: number[] = [];
  const live = theirs.agency.live();
  const runs = theirs.snapshot.patterns.flatMap((_, pattern) => live?.ofPattern(pattern) ?? []);
  for (const { run, arrivals } of runs) {
    const estimated = ours.agency.live()?.of(run);
    if (estimated === undefined) continue;
    for (const [position, at] of arrivals.entries()) {
      const said = estimated.arrivals[position] ?? Number.NaN;
      if (at > NOW && at < NOW + FARTHEST && said > NOW) later.push((at - said) / 1000);
    }
  }
  const off = median(later.map(Math.abs));
  return `\nArrivals: caltrain, one moment: of ${later.length} times in the next half hour, half of ours are within ${Math.round(off)} s of the agency's; in the middle its are ${Math.round(median(later))} s later\n`;
}
