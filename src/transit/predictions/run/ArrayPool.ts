/** How many numbers an array of a pool has at least. */
const CHUNK = 32_768;

interface Numbers<A> {
  readonly length: number;
  subarray(start: number, end: number): A;
  fill(value: number): A;
}

/** Hands out parts of one large array, filled with the same number. */
class Pool<A extends Numbers<A>> {
  readonly #create: (length: number) => A;
  readonly #empty: number;
  #array: A;
  #used = 0;

  constructor(create: (length: number) => A, empty: number) {
    this.#create = create;
    this.#empty = empty;
    this.#array = create(0);
  }

  take(length: number): A {
    if (this.#used + length > this.#array.length) {
      this.#array = this.#create(Math.max(CHUNK, length));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += length;
    return this.#array.subarray(start, start + length).fill(this.#empty);
  }

  reset(): void {
    this.#used = 0;
  }
}

/**
 * Hands out parts of large arrays: a large city has 10,000 trips, and small arrays for each take longer than what is
 * written into them.
 */
export class ArrayPool {
  readonly #times = new Pool((length) => new Float64Array(length), Number.NaN);
  readonly #rows = new Pool((length) => new Int32Array(length), -1);
  readonly #flags = new Pool((length) => new Uint8Array(length), 0);

  /** Times that are all NaN. */
  times(length: number): Float64Array {
    return this.#times.take(length);
  }

  /** Indexes of rows that are all -1. */
  rows(length: number): Int32Array {
    return this.#rows.take(length);
  }

  /** Flags that are all 0. */
  flags(length: number): Uint8Array {
    return this.#flags.take(length);
  }

  /** Hands out everything again. What was handed out before is overwritten. */
  reset(): void {
    this.#times.reset();
    this.#rows.reset();
    this.#flags.reset();
  }
}
