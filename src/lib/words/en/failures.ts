import { plural } from './grammar.ts';

/** Why something could not be loaded. */
export const failures = {
  unreachable: 'no answer from the service',
  timeout: 'the service took too long',
  http: 'the service reported an error',
  refused: (description: string) => `the service refused: “${description}”`,
  malformed: 'the answer made no sense',
  chunk: 'part of this page did not download',
  since: (clock: string) => `since ${clock}`,
  part: (part: string, why: string) => `${part} could not be loaded: ${why}.`,
  kept: (part: string, why: string, age: string) =>
    `${part} could not be refreshed: ${why}. Shown as of ${age} ago.`,
  dropped: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'entry was', 'entries were')} unreadable and left out.`,
};
