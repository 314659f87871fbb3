import type { FirstWords } from './en/core.ts';

/** A failed read in the form that a sentence needs; `kind` as the reads have it. */
export interface ReadFailure {
  readonly kind: 'unreachable' | 'timeout' | 'http' | 'refused' | 'malformed' | 'chunk';
  /** What the service said, where it refused. */
  readonly message: string;
}

/** Why a read failed, as the second half of a sentence: "no answer from the service" (R25). */
export function failureReason(
  { kind, message }: ReadFailure,
  failures: FirstWords['failures'],
): string {
  return kind === 'refused' ? failures.refused(message) : failures[kind];
}
