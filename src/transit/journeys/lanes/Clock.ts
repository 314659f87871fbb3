/** A moment, and until when what was worked out at it stays true without new data. In milliseconds since 1970. */
export class Clock {
  now: number;
  until = Number.POSITIVE_INFINITY;

  constructor(now: number) {
    this.now = now;
  }

  /** Notes an instant from which on something may be another one. */
  note(at: number): void {
    if (at >= this.now && at < this.until) this.until = at;
  }

  /** Goes on to a moment, if all is still true then. */
  moveTo(now: number): boolean {
    if (now !== this.now && !(now > this.now && now < this.until)) return false;
    this.now = now;
    return true;
  }
}
