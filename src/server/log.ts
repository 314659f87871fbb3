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

/**
 * Creates a log that writes one JSON object a line, with its time and without any keys (S9, S12).
 *
 * @param secrets are removed wherever they occur, also as part of a URL (S11)
 */
export function createLog(write: (line: string) => void, secrets: readonly string[] = []): Log {
  const hidden = secrets.flatMap(secretForms);
  const redacted = (value: unknown): unknown =>
    typeof value === 'string'
      ? hidden.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), redactKeys(value))
      : value;
  return ({ event, ...fields }) => {
    const entry = { time: new Date().toISOString(), event, ...fields };
    write(`${JSON.stringify(entry, (_name, value: unknown) => redacted(value))}\n`);
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
