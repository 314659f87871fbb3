/** How many numbers an array of a pool has at least. */
const CHUNK = 32_768;

/**
 * Hands out parts of large arrays: a large city has 10,000 trips, and small arrays for each take longer than what is
 * written into them (T7).
 */
export class ArrayPool {
  #times = new Float64Array(0);
  #timesUsed = 0;
  #rows = new Int32Array(0);
  #rowsUsed = 0;
  #flags = new Uint8Array(0);
  #flagsUsed = 0;

  /** Times that are all NaN. */
  times(length: number): Float64Array {
    if (this.#timesUsed + length > this.#times.length) {
      this.#times = new Float64Array(Math.max(CHUNK, length));
      this.#timesUsed = 0;
    }
    const start = this.#timesUsed;
    this.#timesUsed += length;
    return this.#times.subarray(start, start + length).fill(Number.NaN);
  }

  /** Indexes of rows that are all -1. */
  rows(length: number): Int32Array {
    if (this.#rowsUsed + length > this.#rows.length) {
      this.#rows = new Int32Array(Math.max(CHUNK, length));
      this.#rowsUsed = 0;
    }
    const start = this.#rowsUsed;
    this.#rowsUsed += length;
    return this.#rows.subarray(start, start + length).fill(-1);
  }

  /** Flags that are all 0. */
  flags(length: number): Uint8Array {
    if (this.#flagsUsed + length > this.#flags.length) {
      this.#flags = new Uint8Array(Math.max(CHUNK, length));
      this.#flagsUsed = 0;
    }
    const start = this.#flagsUsed;
    this.#flagsUsed += length;
    return this.#flags.subarray(start, start + length).fill(0);
  }

  /** Hands out everything again. What was handed out before is overwritten. */
  reset(): void {
    this.#timesUsed = 0;
    this.#rowsUsed = 0;
    this.#flagsUsed = 0;
  }
}
