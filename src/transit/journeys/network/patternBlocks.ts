import type { JourneyCity } from '../lanes/createJourneyCity.ts';

/**
 * Patterns whose trips one bus may drive on some day, one after the other: those of one block. Each agency's blocks are
 * counted after those of another.
 */
export interface PatternBlocks {
  readonly count: number;
  readonly blocksOf: (pattern: number) => readonly number[];
  readonly patternsOf: (block: number) => readonly number[];
}

export function patternBlocks(
  cities: readonly JourneyCity[],
  patternsFrom: readonly number[],
): PatternBlocks {
  const blocks: Set<number>[] = [];
  const patterns: Set<number>[] = [];
  for (const [part, { times, snapshot }] of cities.entries()) {
    const first = patterns.length;
    for (const [trip, own] of times.tripBlocks.entries()) {
      if (own === -1) continue;
      const pattern = (patternsFrom[part] ?? 0) + (snapshot.trips.patterns[trip] ?? 0);
      (blocks[pattern] ??= new Set()).add(first + own);
      (patterns[first + own] ??= new Set()).add(pattern);
    }
  }
  const [blockLists, patternLists] = [blocks, patterns].map((sets) => sets.map((set) => [...set]));
  return {
    count: patterns.length,
    blocksOf: (pattern) => blockLists?.[pattern] ?? [],
    patternsOf: (block) => patternLists?.[block] ?? [],
  };
}
