import * as z from 'zod/mini';

import { parseHttpUrl } from '../../lib/parseHttpUrl.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';

/** Characters. A longer address would make a code whose modules are too small for a phone. */
const LONGEST_URL = 300;

const CODES = Object.keys(LANGUAGES);

const TEXT = 'expected text that is not empty';
const TEXTS = `expected text, or one text for each language (${CODES.join(', ')})`;
const URL_EXPECTED = `expected a URL of http or https with at most ${LONGEST_URL} characters`;

/** What is wrong, and where below the setting. */
type Fault = readonly [path: readonly string[], expected: string];

/** Whether a value is an object with names, as JSON has it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value);

function textFaults(value: unknown, path: readonly string[], expected: string): readonly Fault[] {
  if (typeof value === 'string') return isText(value) ? [] : [[path, TEXT]];
  if (!isObject(value) || Object.keys(value).length === 0) return [[path, expected]];
  return Object.entries(value).flatMap(([code, text]): readonly Fault[] => {
    if (!CODES.includes(code)) return [[path, `unknown setting "${code}", ${expected}`]];
    return isText(text) ? [] : [[[...path, code], TEXT]];
  });
}

/** The setting's text, or its texts by language, and what else it has; no other names if it has no `url`. */
export function alternativeParts(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) && ('text' in value || 'url' in value) ? value : { text: value };
}

/** Whether a code can show this web address. */
export const isAlternativeUrl = (url: unknown): url is string =>
  typeof url === 'string' &&
  /^https?:\/\/\S+$/.test(url) &&
  parseHttpUrl(url) !== null &&
  url.length <= LONGEST_URL;

function faultsOf(value: unknown): readonly Fault[] {
  const { text, url, ...more } = alternativeParts(value);
  if (text === value) return textFaults(value, [], `${TEXTS}, or "text" and "url"`);
  return [
    ...textFaults(text, ['text'], TEXTS),
    ...(isAlternativeUrl(url) ? [] : [[['url'], URL_EXPECTED] as const]),
    ...Object.keys(more).map((name): Fault => [[], `unknown setting "${name}"`]),
  ];
}

/** Where people get the information while a display has no live data. Each fault has its own path. */
export const alternative = z.custom().check(({ value, issues }) => {
  for (const [path, message] of faultsOf(value))
    issues.push({ code: 'custom', input: value, path: [...path], message });
});
