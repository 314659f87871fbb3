import { readFileSync } from 'node:fs';

import * as z from 'zod/mini';

/** Whether a text is JSON as far as it goes. `JSON.parse` then fails at its end. */
function isBegun(start: string): boolean {
  try {
    JSON.parse(start);
  } catch (error) {
    const [, position = start.length] = /position (\d+)/.exec(String(error)) ?? [];
    return !String(error).includes('Unexpected token') && Number(position) >= start.length;
  }
  return true;
}

/** The line on which a text stops being JSON, from 1 on. */
function brokenLine(text: string): number {
  const lines = text.split(/(?<=\n)/);
  const broken = lines.findIndex((_, nth) => !isBegun(lines.slice(0, nth + 1).join('')));
  return broken === -1 ? lines.length : broken + 1;
}

/**
 * Reads a JSON file with an object.
 *
 * @throws Error that names the file and the line if it is no JSON
 */
export function readWordFile(path: string): Record<string, unknown> {
  const text = readFileSync(path, 'utf8');
  try {
    return z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof SyntaxError))
      throw new Error(`${path} has no {…} around it.`, { cause });
    const why = cause.message.replace(/,? (?:"|\.\.\.|in JSON|of JSON).*/s, '');
    throw new Error(
      `${path}, line ${brokenLine(text)}: check its quotes, commas and braces, and those of the line before (${why}).`,
      { cause },
    );
  }
}
