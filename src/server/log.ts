import { OutageError } from '../service/OutageError.ts';
import { redactKeys } from './redactKeys.ts';
import { secretForms } from './secretForms.ts';

export interface LogEntry {
  readonly event: string;
  readonly [name: string]:
    | string
    | number
    | boolean
    | undefined
    /** Counts by reason. */
    | Readonly<Record<string, number>>;
}

export type Log = (entry: LogEntry) => void;

/** A log entry for programs: one JSON object a line, with its time. */
const jsonOf = ({ event, ...fields }: LogEntry): string =>
  JSON.stringify({ time: new Date().toISOString(), event, ...fields });

/**
 * Creates a log that writes one line for each entry, without any keys.
 *
 * @param secrets are removed wherever they occur, also as part of a URL
 * @param textOf how an entry is written
 */
export function createLog(
  write: (line: string) => void,
  secrets: readonly string[] = [],
  textOf: (entry: LogEntry) => string = jsonOf,
): Log {
  const hidden = secrets.flatMap(secretForms);
  const redacted = (text: string): string =>
    hidden.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), redactKeys(text));
  const safeOf = <T>(value: T): T | string => (typeof value === 'string' ? redacted(value) : value);
  return (entry) => {
    const fields = Object.entries(entry).map(([name, value]) => [name, safeOf(value)] as const);
    write(`${textOf({ ...Object.fromEntries(fields), event: redacted(entry.event) })}\n`);
  };
}

/**
 * The log fields of an error: its name, message, cause and stack. An outage has only its message, because its
 * stack tells the operator nothing. For the log only, never a client.
 */
export function errorFields(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  if (error instanceof OutageError) return { error: error.message };
  const { cause, stack } = error;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return {
    error: `${error.name}: ${error.message}${reason}`,
    ...(stack === undefined ? {} : { stack }),
  };
}
