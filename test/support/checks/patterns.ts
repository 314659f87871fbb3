import { parseSync, Visitor } from 'vite';

/** A regular expression of the source code. */
export interface Pattern {
  readonly path: string;
  /** Its line, from 1. */
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

interface File {
  readonly path: string;
  readonly text: string;
}

/** The regular expressions of a file as literals, and the lines that construct others. */
export function patternsIn({ path, text }: File) {
  const literals: Pattern[] = [];
  const constructed: number[] = [];
  const lineAt = (start: number) => text.slice(0, start).split('\n').length;
  const construct = ({ callee, start }: { callee: { type: string }; start: number }) => {
    if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp')
      constructed.push(lineAt(start));
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || node.regex === null) return;
      const { pattern, flags } = node.regex;
      literals.push({ path, line: lineAt(node.start), source: pattern, flags });
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(parseSync(path, text).program);
  return { literals, constructed };
}

/** The regular expressions that a file constructs while it is loaded. */
export async function patternsConstructed(path: string, load: () => Promise<unknown>) {
  const found: Pattern[] = [];
  const original = RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags);
      // Not those of a library that the file imports.
      if (new Error('where').stack?.split('\n')[2]?.includes(path) === true)
        found.push({ path, line: 0, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
