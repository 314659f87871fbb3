import { FeedError } from '../FeedError.ts';
import { FINDING_SEVERITIES } from './FeedReport.ts';
import type { FeedFinding, FindingExample, FindingKind } from './FeedReport.ts';

const MAX_EXAMPLES = 3;
/** Longer values are cut: a damaged row can be as long as the file. */
const MAX_VALUE_LENGTH = 240;

interface OpenFinding extends FeedFinding {
  count: number;
  readonly examples: FindingExample[];
}

export interface FindingPlace {
  readonly file: string;
  readonly field?: string;
  readonly line?: number;
  readonly values?: Readonly<Record<string, string>>;
}

const keyOf = (kind: FindingKind, { file, field = '' }: FindingPlace) => `${kind} ${file} ${field}`;

/** Counts findings by kind, file and column, with the first three examples of each. */
export class Findings {
  readonly #byKey = new Map<string, OpenFinding>();

  /** @param count how many rows the finding stands for */
  add(kind: FindingKind, place: FindingPlace, count = 1): void {
    const { file, field = '', line = 0, values = {} } = place;
    const key = keyOf(kind, place);
    let finding = this.#byKey.get(key);
    if (finding === undefined) {
      finding = { kind, severity: FINDING_SEVERITIES[kind], file, field, count: 0, examples: [] };
      this.#byKey.set(key, finding);
    }
    finding.count += count;
    if (finding.examples.length < MAX_EXAMPLES)
      finding.examples.push({
        line,
        values: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
        ),
      });
  }

  /** Adds a finding about a whole file in place of the one from an earlier reading of the same file. */
  note(kind: FindingKind, place: FindingPlace, count = 1): void {
    this.#byKey.delete(keyOf(kind, place));
    this.add(kind, place, count);
  }

  /** Removes the findings of a file that will be read again. */
  removeFile(file: string): void {
    for (const [key, finding] of this.#byKey) if (finding.file === file) this.#byKey.delete(key);
  }

  all(): readonly FeedFinding[] {
    return [...this.#byKey.values()];
  }

  /** @throws FeedError if any finding refuses the feed */
  throwIfRefused(): void {
    if (this.all().some(({ severity }) => severity === 'refusal')) throw this.#refusal();
  }

  /** What refuses the feed, and then what else was found: it may be the cause. */
  #refusal(): FeedError {
    return new FeedError(
      (['refusal', 'left-out', 'note'] as const).flatMap((severity) =>
        this.all().filter((finding) => finding.severity === severity),
      ),
    );
  }

  /** Refuses the feed. @throws FeedError always */
  refuse(kind: FindingKind, place: FindingPlace): never {
    this.add(kind, place);
    throw this.#refusal();
  }
}
