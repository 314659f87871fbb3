/** One import, of any form. */
export interface Import {
  readonly specifier: string;
  /** Whether it imports only types, which the compiler erases. */
  readonly typeOnly: boolean;
  /** Whether it is a re-export: `export … from`. */
  readonly reexport: boolean;
}

const STATEMENT = /^[ \t]*(import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;

/** Whether the clause imports only types: `type { A }` or `{ type A, type B }`. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b(?!\s*,|\s+from)/.test(clause)) return true;
  const named = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  if (named === undefined) return false;
  const names = named.split(',').filter((name) => name.trim() !== '');
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
}

/** The source without comments, which may contain text that looks like an import. */
export function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** All imports and re-exports of a TypeScript source: static, for side effects, and dynamic. */
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
