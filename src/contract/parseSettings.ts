import * as z from 'zod/mini';

import { Settings } from './settings.ts';

/** JSON types in the words of a person who edits the file, where those differ from zod's. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list',
};

/** One problem, in words for the operator. */
function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'missing, ' : ''}expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `unknown setting ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'array' ? ' entry' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    default:
      return issue.message === 'Invalid input' ? 'not a valid value' : issue.message;
  }
}

/** One line for each problem: the setting's path and what is expected there. */
export function issueLines(error: z.core.$ZodError): string[] {
  return error.issues.map(
    (issue) => `${issue.path.map(String).join('.') || 'top level'}: ${describeIssue(issue)}`,
  );
}

/**
 * Checks a settings document.
 *
 * @param json the parsed file
 * @returns the settings with defaults filled in, or one line for each problem: the setting's path and
 *   what is expected there
 */
export function parseSettings(
  json: unknown,
): { settings: Settings; faults?: never } | { settings?: never; faults: string[] } {
  const parsed = z.safeParse(Settings, json, { reportInput: true });
  if (parsed.success) return { settings: parsed.data };
  return { faults: issueLines(parsed.error) };
}
