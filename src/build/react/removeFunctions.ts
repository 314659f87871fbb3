import { editCode, Parts } from './editCode.ts';
import type { Feature } from './Feature.ts';

/** The values that functions return instead of doing something, by name. */
const newResults = (features: readonly Feature[]) =>
  new Map(
    features.flatMap(({ functions = [], results = {} }) => [
      ...functions.map((name) => [name, 'void 0'] as const),
      ...Object.entries(results),
    ]),
  );

/**
 * Replaces calls of the functions of features by their results, and gives the functions, which may also be
 * called by other names, a body with only that result.
 */
export function removeFunctions(code: string, features: readonly Feature[]): string {
  const results = newResults(features);
  const functions = new Parts('function', results.keys());
  const result = editCode(code, (replace) => {
    let depth = 0;
    return {
      FunctionDeclaration({ id, body }) {
        const value = results.get(id?.name ?? '');
        if (depth === 0 && id !== null && body !== null && value !== undefined) {
          functions.found(id.name);
          replace(body, value === 'void 0' ? '{}' : `{return ${value};}`);
        }
        depth++;
      },
      'FunctionDeclaration:exit': () => void depth--,
      CallExpression(node) {
        if (node.callee.type !== 'Identifier') return;
        const value = results.get(node.callee.name);
        if (value !== undefined) replace(node, `(${value})`);
      },
    };
  });
  functions.check();
  return result;
}
