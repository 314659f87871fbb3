import type { ESTree } from 'vite';

import { editCode, Parts, textOf } from './editCode.ts';
import { TOP } from './Feature.ts';
import type { Feature } from './Feature.ts';

/** Longer code is no expression that a feature names. */
const LONGEST = 300;

/** Removes the statements of features, and replaces the expressions that have one value without them. */
export function removePlaces(code: string, features: readonly Feature[]): string {
  const values = new Map<string, string>();
  const beginnings = new Map<string, string[]>();
  for (const { expressions = {}, statements = {} } of features) {
    for (const [place, texts] of Object.entries(expressions))
      for (const [text, value] of Object.entries(texts)) values.set(`${place}: ${text}`, value);
    for (const [place, texts] of Object.entries(statements))
      beginnings.set(place, [...(beginnings.get(place) ?? []), ...texts]);
  }
  const expressions = new Parts('expression', values.keys());
  const statements = new Parts(
    'statement',
    [...beginnings].flatMap(([place, texts]) => texts.map((text) => `${place}: ${text}`)),
  );
  /** An expression that is there twice may mean two things. */
  const replaced = new Set<string>();
  const result = editCode(code, (replace) => {
    /** The functions around the visited node, the outermost first. */
    const functions: string[] = [];
    const place = () => functions[0] ?? TOP;
    const expression = (node: ESTree.Expression) => {
      if (node.end - node.start > LONGEST) return;
      const key = `${place()}: ${textOf(code, node)}`;
      const value = values.get(key);
      if (value === undefined) return;
      if (replaced.has(key)) throw new Error(`React has ${key} twice`);
      replaced.add(key);
      replace(node, value);
      expressions.found(key);
    };
    const statement = (node: ESTree.Statement) => {
      const text = textOf(code, {
        start: node.start,
        end: Math.min(node.end, node.start + LONGEST),
      });
      for (const beginning of beginnings.get(place()) ?? []) {
        if (!text.startsWith(beginning)) continue;
        replace(node, ';');
        statements.found(`${place()}: ${beginning}`);
      }
    };
    return {
      FunctionDeclaration: (node) => void functions.push(node.id?.name ?? ''),
      'FunctionDeclaration:exit': () => void functions.pop(),
      BinaryExpression: expression,
      CallExpression: expression,
      LogicalExpression: expression,
      MemberExpression: expression,
      ExpressionStatement: statement,
      ForStatement: statement,
      IfStatement: statement,
      SwitchStatement: statement,
      VariableDeclaration: statement,
    };
  });
  expressions.check();
  statements.check();
  return result;
}
