import type { Side } from '../network/createSide.ts';
import type { RidesLeft } from './ridesLeft.ts';
import type { StopTimes } from './StopTimes.ts';

/** The patterns that are ridden in a round of a search, each with the positions between which riders may board. */
export class PatternQueue {
  readonly patterns: number[] = [];
  /** The first position, and one more; 0 if the pattern is not in the list. */
  #first = new Uint16Array(0);
  #last = new Uint16Array(0);

  /**
   * Lists the patterns of some stops.
   *
   * @param left null if it is not known how many rides it takes to the end
   * @param most how many rides are left, with the one on a listed pattern
   */
  fill(
    { places, extraPlaces, view }: Side,
    { stops, count }: StopTimes,
    left: RidesLeft | null,
    most: number,
  ): void {
    if (this.#first.length < view.patternCount) {
      this.#first = new Uint16Array(view.patternCount);
      this.#last = new Uint16Array(view.patternCount);
    }
    for (const pattern of this.patterns) this.#first[pattern] = 0;
    this.patterns.length = 0;
    const { offsets, patterns, positions } = places;
    const hasExtras = view.patternCount > view.network.patternCount;
    for (let index = 0; index < count; index++) {
      const stop = stops[index] ?? 0;
      const end = offsets[stop + 1] ?? 0;
      for (let at = offsets[stop] ?? 0; at < end; at++) {
        const pattern = patterns[at] ?? 0;
        if (left === null || (left.riding[pattern] ?? 0) <= most)
          this.#add(pattern, positions[at] ?? 0);
      }
      if (hasExtras)
        for (const [pattern, position] of extraPlaces(stop)) this.#add(pattern, position);
    }
  }

  firstOf(pattern: number): number {
    return (this.#first[pattern] ?? 1) - 1;
  }

  lastOf(pattern: number): number {
    return this.#last[pattern] ?? 0;
  }

  #add(pattern: number, position: number): void {
    const first = this.#first[pattern] ?? 0;
    if (first === 0) {
      this.patterns.push(pattern);
      this.#first[pattern] = position + 1;
      this.#last[pattern] = position;
    } else if (position + 1 < first) this.#first[pattern] = position + 1;
    else if (position > (this.#last[pattern] ?? 0)) this.#last[pattern] = position;
  }
}
