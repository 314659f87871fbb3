import { redactKeys } from './redactKeys.ts';

/** A line of the log: what happened, and what belongs to it. */
export interface LogEntry {
  readonly event: string;
  readonly [name: string]: string | number | boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

const redacted = (value: unknown): unknown =>
  typeof value === 'string' ? redactKeys(value) : value;

/** A log of one JSON object a line, with its time, in which no key ever stands (S9, S12). */
export function createLog(write: (line: string) => void): Log {
  return ({ event, ...fields }) => {
    const entry = { time: new Date().toISOString(), event, ...fields };
    write(`${JSON.stringify(entry, (_name, value: unknown) => redacted(value))}\n`);
  };
}

/** An error as a log has it: its name and message, and its stack, which no client ever sees. */
export function errorFields(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const { cause, stack } = error;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return {
    error: `${error.name}: ${error.message}${reason}`,
    ...(stack === undefined ? {} : { stack }),
  };
}
