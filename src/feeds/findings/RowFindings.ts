import { sumByName } from '../../lib/sumByName.ts';
import { counted, printable } from '../gtfs/report/wording.ts';

const MOST_EXAMPLES = 3;
const LONGEST_VALUE = 60;

/** Where a fault is. */
export interface RowPlace {
  /** The file's name, for people. */
  readonly file: string;
  /** Such as `line 12`, or `record 3` of a JSON file; empty if the fault is of the file. */
  readonly row: string;
  /** Such as `column free`; undefined if the fault is of the row. */
  readonly field?: string;
}

interface OpenFinding {
  readonly file: string;
  readonly isLeftOut: boolean;
  readonly reason: string;
  count: number;
  readonly examples: string[];
}

/** A value of a file in a sentence: in quotes, and not longer than a line. A wrong column may have long texts. */
export function quoted(value: string): string {
  const text = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return `"${text}"`;
}

/** A sentence, or a function that makes it. Slow ones are functions, because only the first faults of a kind are kept. */
type Fault = string | (() => string);

/** What was found in a table of lots or in a calendar: by reason, with the first three rows of each. */
export class RowFindings {
  readonly #byKey = new Map<string, OpenFinding>();

  #add(isLeftOut: boolean, reason: string, place: RowPlace, fault: Fault): void {
    const { file, row, field } = place;
    const key = JSON.stringify([isLeftOut, reason, file, field]);
    const found = this.#byKey.get(key) ?? { file, isLeftOut, reason, count: 0, examples: [] };
    found.count += 1;
    if (found.examples.length < MOST_EXAMPLES)
      found.examples.push(
        `${[`${file} ${row}`.trim(), field].filter(Boolean).join(', ')}: ${typeof fault === 'string' ? fault : fault()}.`,
      );
    this.#byKey.set(key, found);
  }

  /**
   * Counts something that is left out.
   *
   * @param reason what it is, in words that follow a number: `lots without a name`
   * @param fault why, with the value, as a sentence without its end
   */
  leaveOut(reason: string, place: RowPlace, fault: Fault): void {
    this.#add(true, reason, place, fault);
  }

  /** Counts something that is used, but that the operator should know. */
  note(reason: string, place: RowPlace, fault: string): void {
    this.#add(false, reason, place, fault);
  }

  /** How much was left out, by reason. */
  leftOut(): Record<string, number> {
    const leftOut = [...this.#byKey.values()].filter(({ isLeftOut }) => isLeftOut);
    return sumByName(leftOut.map(({ reason, count }) => [reason, count]));
  }

  #sentences(isLeftOut: boolean, reason?: string): string[] {
    return [...this.#byKey.values()]
      .filter(
        (finding) =>
          finding.isLeftOut === isLeftOut && (reason ?? finding.reason) === finding.reason,
      )
      .flatMap(({ file, count, examples }) => {
        const rest = count - examples.length;
        const more = rest > 0 ? [`${file}: the same in ${counted(rest, 'more row')}.`] : [];
        return [...examples, ...more].map(printable);
      });
  }

  /**
   * What was left out, in sentences that name file, line, column and value.
   *
   * @param reason only what was left out for it; default: all
   */
  problems(reason?: string): string[] {
    return this.#sentences(true, reason);
  }

  /** What else the operator should know, in such sentences. */
  notes(): string[] {
    return this.#sentences(false);
  }
}
