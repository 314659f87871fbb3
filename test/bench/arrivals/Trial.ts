import type { Said } from './score.ts';

/** What was said on the test days, on the moments and stops of the vendor's predictions. */
export class Trial {
  readonly vendor: Said[] = [];
  readonly own: Said[] = [];
  readonly timetable: Said[] = [];
  readonly out: string[] = [];
  /** Ours by route, and by the half of the day. */
  readonly parts = new Map<string, Said[]>();
  polls = 0;
  milliseconds = 0;
  said = 0;
  unknown = 0;
  ghosts = 0;
  missed = 0;

  add(part: string, one: Said): void {
    const others = this.parts.get(part);
    if (others === undefined) this.parts.set(part, [one]);
    else others.push(one);
  }
}
