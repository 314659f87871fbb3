/** One import of a module, in whichever form it is written. */
export interface Import {
  readonly specifier: string;
  /** Erased by the compiler: it brings a type and nothing that runs. */
  readonly typeOnly: boolean;
  /** Hands another module's exports on: `export … from`. */
  readonly reexport: boolean;
}

const STATEMENT = /^[ \t]*(import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;

/** What `{ type A, type B }` says of each name, where the statement as a whole does not. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b(?!\s*,|\s+from)/.test(clause)) return true;
  const named = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  if (named === undefined) return false;
  const names = named.split(',').filter((name) => name.trim() !== '');
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
}

/** The source without its comments: a comment that speaks of an import is not one. */
export function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** Every import and re-export of a TypeScript source: static, for side effects, and dynamic. */
export function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  return [
    ...[...code.matchAll(STATEMENT)].map(([, keyword, clause = '', specifier = '']) => ({
      specifier,
      typeOnly: isTypeOnly(clause),
      reexport: keyword === 'export',
    })),
    ...[...code.matchAll(SIDE_EFFECT), ...code.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
      specifier,
      typeOnly: false,
      reexport: false,
    })),
  ];
}
