import type { Steps } from '../lib/steps.ts';

/** Longer names are cut. */
const MOST_CHARACTERS = 80;

/** Work for single buses, of which one that fails never takes others with it. */
export class Failures {
  readonly #names = new Set<string>();

  /**
   * Does the work for one.
   *
   * @param name how the operator knows it
   * @returns null if it fails
   */
  attempt<T>(name: string, work: () => T): T | null {
    try {
      return work();
    } catch {
      this.#names.add(name.slice(0, MOST_CHARACTERS));
      return null;
    }
  }

  /** The same for work in steps. */
  *attemptSteps<T>(name: string, steps: Steps<T>): Steps<T | null> {
    try {
      return yield* steps;
    } catch {
      this.#names.add(name.slice(0, MOST_CHARACTERS));
      return null;
    }
  }

  /** How many have failed. */
  get count(): number {
    return this.#names.size;
  }

  /** The first that has failed; '' if none has. */
  get example(): string {
    const [first = ''] = this.#names;
    return first;
  }
}
