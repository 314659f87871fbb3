import { parseSync, Visitor } from 'vite';
import type { VisitorObject } from 'vite';

/** A part of the code, such as a node of the parsed code. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces a part of the code. */
export type Replace = (range: Range, text: string) => void;

/**
 * Visits the parsed code and replaces the parts that the visitor names. Of a part inside another one, only the
 * outer one is replaced.
 */
export function editCode(code: string, visitor: (replace: Replace) => VisitorObject): string {
  const edits: (Range & { readonly text: string })[] = [];
  const { program, errors } = parseSync('react.js', code, { sourceType: 'unambiguous' });
  if (errors[0] !== undefined) throw new Error(errors[0].message);
  new Visitor(visitor(({ start, end }, text) => edits.push({ start, end, text }))).visit(program);
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    if (start < position) continue;
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

/** The text of a part of the code, where each white space is one space: line breaks do not matter. */
export const textOf = (code: string, { start, end }: Range): string =>
  code.slice(start, end).replace(/\s+/g, ' ');

/** An element of a list, with the comma after it. */
export const withComma = (code: string, { start, end }: Range): Range => ({
  start,
  end: end + (/^\s*,/.exec(code.slice(end, end + 100))?.[0].length ?? 0),
});

/** Names parts of React's code. Those that are not found at the end are missing. */
export class Parts {
  readonly #kind: string;
  readonly #missing: Set<string>;

  constructor(kind: string, names: Iterable<string>) {
    this.#kind = kind;
    this.#missing = new Set(names);
  }

  found(name: string): void {
    this.#missing.delete(name);
  }

  /** @throws if one is missing, as it may be in another version of React */
  check(): void {
    const [missing] = this.#missing;
    if (missing !== undefined) throw new Error(`React has no ${this.#kind} ${missing}`);
  }
}
