/** What a display's URL says about its care. Its board has options of its own. */
export interface DisplayOptions {
  /** Whether to keep the screen awake (A38). */
  readonly wake: boolean;
  /** Whether to reload once a night (A36). */
  readonly nightly: boolean;
  /** By how many pixels the picture moves against burn-in, at most 24 (A39); 0 for not at all. */
  readonly shift: number;
}

const LARGEST_SHIFT = 24;

/** Reads `wake`, `nightly` and `shift`. Values that can't be read get the default. */
export function displayOptions(parameters: URLSearchParams): DisplayOptions {
  const shift = /^\d{1,3}$/.exec(parameters.get('shift') ?? '');
  return {
    wake: parameters.get('wake') !== '0',
    nightly: parameters.get('nightly') !== '0',
    shift: shift === null ? 0 : Math.min(Number(shift[0]), LARGEST_SHIFT),
  };
}
