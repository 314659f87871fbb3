import type { ESTree } from 'vite';

import { editCode, Parts, textOf } from './editCode.ts';
import type { Feature } from './Feature.ts';

/** Statements after which the next one does not run. */
const LEAVES = new Set([
  'BreakStatement',
  'ContinueStatement',
  'ReturnStatement',
  'ThrowStatement',
]);

/** Variables that hold the tag of a fiber. */
const TAG = /(^|\.)tag$|^(node|grand)Tag$/;

/** Whether the code of a case goes on with that of the next one. */
function fallsThrough({ consequent }: ESTree.SwitchCase): boolean {
  const last = consequent.at(-1);
  return last === undefined || !LEAVES.has(last.type);
}

/** Removes the cases of a `switch` that are never reached, and comparisons with tags that no fiber has. */
export function removeCases(code: string, features: readonly Feature[]): string {
  const tags = features.flatMap((feature) => feature.tags ?? []).map(String);
  const cases = features.flatMap(({ cases = {} }) =>
    Object.entries(cases).flatMap(([compared, values]) =>
      values.map((value) => `${compared}: ${value}`),
    ),
  );
  const unused = new Set(cases);
  const unusedTags = new Set(tags);
  const parts = new Parts('case', [...unused, ...unusedTags]);

  const isUnused = (compared: string, value: string) => {
    const part = TAG.test(compared) && unusedTags.has(value) ? value : `${compared}: ${value}`;
    if (part !== value && !unused.has(part)) return false;
    parts.found(part);
    return true;
  };

  const result = editCode(code, (replace) => {
    /** Around the visited node. */
    const functions: { readonly node: ESTree.Function; readonly variables: Set<string> }[] = [];
    const removed = new Set<ESTree.SwitchCase>();
    let removedAround = 0;
    const enter = (node: ESTree.Function) => void functions.push({ node, variables: new Set() });
    // Other cases may use the variables of a removed one.
    const leave = () => {
      const { node, variables } = functions.pop() ?? {};
      const start = (node?.body?.start ?? 0) + 1;
      if (variables?.size) replace({ start, end: start }, `var ${[...variables].join()};`);
    };
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      SwitchStatement({ discriminant, cases }) {
        const compared = textOf(code, discriminant);
        let isReached = false;
        for (const branch of cases) {
          const { test, start } = branch;
          if (test === null || !isUnused(compared, textOf(code, test))) {
            isReached = fallsThrough(branch);
          } else if (isReached || branch.consequent.length === 0) {
            replace({ start, end: code.indexOf(':', test.end) + 1 }, '');
            isReached &&= fallsThrough(branch);
          } else {
            removed.add(branch);
            replace(branch, '');
          }
        }
      },
      SwitchCase: (node) => void (removed.has(node) && removedAround++),
      'SwitchCase:exit': (node) => void (removed.has(node) && removedAround--),
      VariableDeclarator({ id }) {
        if (removedAround > 0 && id.type === 'Identifier') functions.at(-1)?.variables.add(id.name);
      },
      BinaryExpression(node) {
        const { left, right, operator } = node;
        if (left.type !== 'Literal' || !unusedTags.has(textOf(code, left))) return;
        if (!TAG.test(textOf(code, right))) return;
        replace(node, operator === '===' ? '!1' : '!0');
      },
    };
  });
  parts.check();
  return result;
}
