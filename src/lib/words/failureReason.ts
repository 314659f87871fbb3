import type { PageWords } from './wordsOf.ts';

/** What a sentence says about a failed read. */
export interface ReadFailure {
  /** As in `ApiError.kind`. */
  readonly kind: 'unreachable' | 'timeout' | 'http' | 'refused' | 'malformed' | 'chunk';
  /** The service's own message, if `kind` is `refused`. */
  readonly message: string;
}

/** Why a read failed, as the second half of a sentence: "no answer from the service". */
export function failureReason(
  { kind, message }: ReadFailure,
  failures: PageWords['failures'],
): string {
  return kind === 'refused' ? failures.refused(message) : failures[kind];
}
