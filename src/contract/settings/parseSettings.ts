import * as z from 'zod/mini';

import { ownValue } from '../../lib/ownValue.ts';
import { nearestName } from '../../lib/text/nearestName.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { settingNames } from './settingNames.ts';
import { Settings } from './settings.ts';

/** JSON types in the words of a person who edits the file, where those differ from zod's. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list in [ ]',
  object: 'settings in { }',
};

/** The message of a check that has none of its own. */
const NO_MESSAGE = 'Invalid input';

/**
 * What a setting must be, by the short name that its check gives as its message. The page loads the
 * checks first and these sentences only if there is a problem.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  'base URL': 'expected "", a URL of http or https, or a path that begins with /',
  'web URL': 'expected a URL of http or https',
  date: 'expected a date such as 2026-11-20',
  color: 'expected a color such as #1a2b3c',
  zone: 'expected an IANA time zone such as America/Chicago',
  country: 'expected two capital letters such as CA',
  languages: 'expected at least one language',
  template: 'expected a URL or path that contains {routeID}',
  text: 'expected text that is not empty',
  whole: 'expected a whole number',
  'vehicles late':
    'expected less than staleness.vehiclesLateSeconds, or buses would look delayed between two requests',
  'lots late':
    'expected less than staleness.lotsLateSeconds, or counts would look late between two requests',
  [NO_MESSAGE]: 'not a valid value',
};

const oneOf = (values: readonly unknown[]) =>
  `expected one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;

/** @param names what is known at that place */
function unknownSetting(key: string, names: readonly string[]): string {
  const meant = nearestName(key, names);
  return `unknown setting "${key}"${meant === undefined ? '' : `: did you mean "${meant}"?`}`;
}

/** One problem, in words for the operator. */
function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const type = `expected ${ownValue(TYPE_NAMES, issue.expected) ?? issue.expected}`;
      const expected = issue.message === NO_MESSAGE ? type : issue.message;
      return `${issue.input === undefined ? 'missing, ' : ''}${expected}`;
    }
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'array' ? ' entry' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_value':
      return oneOf(issue.values);
    default:
      // Of a part whose setting `kind` decides what else is in it.
      if ('options' in issue && Array.isArray(issue.options) && issue.message === NO_MESSAGE)
        return oneOf(issue.options);
      return ownValue(EXPECTED, issue.message) ?? issue.message;
  }
}

/**
 * One line for each problem: the setting's path and what is expected there.
 *
 * @param schemas what the document was checked with, to name the setting that a misspelled one may mean
 */
export function issueLines(
  error: z.core.$ZodError,
  ...schemas: readonly z.core.$ZodType[]
): string[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.') || 'top level';
    const names = [...new Set(schemas.flatMap((schema) => settingNames(schema, issue.path)))];
    if (issue.code !== 'unrecognized_keys') {
      const isGroup =
        issue.code === 'invalid_type' &&
        issue.expected === 'object' &&
        issue.message === NO_MESSAGE;
      const such = isGroup && names.length > 0 ? `, such as ${names.slice(0, 4).join(', ')}` : '';
      return [`${path}: ${describeIssue(issue)}${such}`];
    }
    return issue.keys.map((key) => `${path}: ${unknownSetting(key, names)}`);
  });
}

/**
 * Checks a settings document.
 *
 * @param json the parsed file
 * @param others schemas of its parts that were taken out before
 * @returns the settings with defaults filled in, or one line for each problem: the setting's path and
 *   what is expected there
 */
export function parseSettings(
  json: unknown,
  ...others: readonly z.core.$ZodType[]
): { settings: Settings; faults?: never } | { settings?: never; faults: string[] } {
  const parsed = z.safeParse(Settings, json, { reportInput: true });
  if (!parsed.success) return { faults: issueLines(parsed.error, Settings, ...others) };
  const faults = (parsed.data.languages ?? []).flatMap((tag, index) =>
    Object.hasOwn(LANGUAGES, tag) ? [] : [`languages.${index}: ${oneOf(Object.keys(LANGUAGES))}`],
  );
  return faults.length > 0 ? { faults } : { settings: parsed.data };
}
