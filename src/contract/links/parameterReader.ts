import { splitListText } from '../../lib/names/list-text.ts';
import { nameWarnings } from './nameWarnings.ts';
import type { ParseText } from './parameter-parsers.ts';

/** More entries of one parameter are dropped: nobody writes them. */
const MAX_ENTRIES = 64;

/** Reads the parameters of an address one by one. Values that can't be parsed are dropped. */
export function parameterReader(parameters: URLSearchParams) {
  const dropped: string[] = [];
  const names: string[] = [];

  function valuesOf<T>(name: string, parse: ParseText<T>, texts: readonly string[], most: number) {
    names.push(name);
    const values: T[] = [];
    for (const text of texts) {
      const value = parse(text);
      if (value !== null && values.length < most) values.push(value);
      // A secret is never shown, not even a wrong one.
      else dropped.push(`${name}=${name === 'secret' ? '…' : text} is not valid and was ignored`);
    }
    return values;
  }

  return {
    /** The first value. */
    first: <T>(name: string, parse: ParseText<T>): T | null =>
      valuesOf(name, parse, parameters.getAll(name), 1)[0] ?? null,
    /** Each value of a repeated parameter. */
    each: <T>(name: string, parse: ParseText<T>): T[] =>
      valuesOf(name, parse, parameters.getAll(name), MAX_ENTRIES),
    /** The entries of a list, each once. */
    list: <T>(name: string, parse: ParseText<T>): T[] =>
      valuesOf(
        name,
        parse,
        [...new Set(parameters.getAll(name).flatMap(splitListText))],
        MAX_ENTRIES,
      ),
    /** A line for each name that nobody asked for and each value that was dropped. @param others names that have an effect elsewhere */
    warnings: (others: readonly string[]): string[] => [
      ...nameWarnings(parameters, [...names, ...others]),
      ...dropped,
    ],
  };
}

export type ParameterReader = ReturnType<typeof parameterReader>;
