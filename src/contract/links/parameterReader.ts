import { splitListText } from '../../lib/names/list-text.ts';
import { nameWarnings } from './nameWarnings.ts';
import type { ParseText } from './parameter-parsers.ts';

/** More entries of one parameter are dropped: nobody writes them. */
const MAX_ENTRIES = 64;

/** How a parameter is read: its first value, as a list with commas, or each value. */
export type ParameterKind = 'first' | 'list' | 'each';

/** Reads the parameters of an address one by one. Values that can't be parsed are dropped. */
export function parameterReader(parameters: URLSearchParams) {
  const dropped: string[] = [];
  const kinds = new Map<string, ParameterKind>();

  function valuesOf<T>(
    kind: ParameterKind,
    name: string,
    parse: ParseText<T>,
    texts: readonly string[],
  ) {
    kinds.set(name, kind);
    const most = kind === 'first' ? 1 : MAX_ENTRIES;
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
      valuesOf('first', name, parse, parameters.getAll(name))[0] ?? null,
    /** Each value of a repeated parameter. */
    each: <T>(name: string, parse: ParseText<T>): T[] =>
      valuesOf('each', name, parse, parameters.getAll(name)),
    /** The entries of a list, each once. */
    list: <T>(name: string, parse: ParseText<T>): T[] =>
      valuesOf('list', name, parse, [...new Set(parameters.getAll(name).flatMap(splitListText))]),
    /** The parameters that were asked for, and how. */
    kinds,
    /** A line for each name that nobody asked for and each value that was dropped. @param others names that have an effect elsewhere */
    warnings: (others: readonly string[]): string[] => [
      ...nameWarnings(parameters, [...kinds.keys(), ...others]),
      ...dropped,
    ],
  };
}

export type ParameterReader = ReturnType<typeof parameterReader>;
