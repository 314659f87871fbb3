import { ownValue } from '../lib/ownValue.ts';
import { withCapital } from '../lib/words/withCapital.ts';
import type { LogEntry } from './log.ts';

/** Events that are a fault of the program, which only the stack locates. */
const PROGRAM_FAULTS = ['failed', 'source failed', 'unhandled rejection', 'ended by an error'];

/**
 * A log entry for a person at a terminal: what happened, then its texts as they are, and each count with what it
 * counts.
 */
export function sentenceOf({ event, stack, ...fields }: LogEntry): string {
  const text = (name: string) => {
    const value = ownValue(fields, name);
    return typeof value === 'object' ? '' : String(value);
  };
  switch (event) {
    case 'started':
      return `Curbside shows ${text('city')}.`;
    case 'feed imported':
      return `${text('feed')} is imported: ${text('routes')} routes.`;
    case 'snapshot opened':
      return `${text('feed')} was imported on ${text('imported')}. Curbside checks it for changes.`;
    case 'feed report':
      return `  ${text('line')}`;
    case 'request':
      return `${text('method')} ${text('path')}: status ${text('status')} after ${text('milliseconds')} ms`;
    default: {
      const parts = Object.entries(fields).flatMap(([name, value]) => {
        if (value === undefined || typeof value === 'string') return value ?? [];
        const counts = typeof value === 'object' ? Object.entries(value) : [[name, value]];
        return counts.map(([what, count]) => `${what} ${String(count)}`).join(', ');
      });
      const sentence = [withCapital(event), ...parts].join(': ');
      return PROGRAM_FAULTS.includes(event) && typeof stack === 'string'
        ? `${sentence}\n${stack}`
        : sentence;
    }
  }
}
