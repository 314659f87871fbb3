import * as z from 'zod/mini';

import { Settings } from './settings.ts';

/** What was expected, in the words of whoever edits the file. */
function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `expected ${issue.expected}, found nothing`
        : `expected ${issue.expected}`;
    case 'unrecognized_keys':
      return `has no setting ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'string' ? ' character' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    default:
      return issue.message === 'Invalid input' ? 'not understood' : issue.message;
  }
}

/** Each fault of a settings document as one line: its path, and what was expected there. */
export function issueLines(error: z.core.$ZodError): string[] {
  return error.issues.map(
    (issue) => `${issue.path.map(String).join('.') || 'curbside.json'}: ${expectation(issue)}`,
  );
}

/**
 * Reads a settings document.
 *
 * @param json the parsed file
 * @returns the settings with defaults filled in, or each fault as one line: its path, and what was
 *   expected there
 */
export function parseSettings(
  json: unknown,
): { settings: Settings; faults?: never } | { settings?: never; faults: string[] } {
  const parsed = z.safeParse(Settings, json, { reportInput: true });
  if (parsed.success) return { settings: parsed.data };
  return { faults: issueLines(parsed.error) };
}
