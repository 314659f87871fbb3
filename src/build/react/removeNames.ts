import { editCode, Parts, textOf, withComma } from './editCode.ts';
import type { Feature } from './Feature.ts';

/** Replaces properties that have one value without features, and removes their methods and words. */
export function removeNames(code: string, features: readonly Feature[]): string {
  const values = new Map(features.flatMap(({ properties = {} }) => Object.entries(properties)));
  const unusedMethods = new Set(features.flatMap(({ methods = [] }) => methods));
  const unusedWords = new Set(features.flatMap(({ words = [] }) => words));
  const properties = new Parts('property', values.keys());
  const methods = new Parts('method', unusedMethods);
  const words = new Parts('word', unusedWords);
  const result = editCode(code, (replace) => {
    /** What is set, deleted or compared with itself stays a property. */
    const targets = new Set<number>();
    return {
      AssignmentExpression: ({ left }) => void targets.add(left.start),
      MemberExpression(node) {
        if (node.property.type !== 'Identifier' || node.computed) return;
        const value = values.get(node.property.name);
        if (value === undefined || targets.has(node.start)) return;
        replace(node, value);
        properties.found(node.property.name);
      },
      Property(node) {
        if (node.key.type !== 'Identifier' || !unusedMethods.has(node.key.name)) return;
        replace(withComma(code, node), '');
        methods.found(node.key.name);
      },
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || !textOf(code, callee).endsWith('.split')) return;
        const list = callee.object;
        if (list.type !== 'Literal' || typeof list.value !== 'string') return;
        const remaining = list.value.split(' ').filter((word) => {
          if (unusedWords.has(word)) words.found(word);
          return !unusedWords.has(word);
        });
        replace(list, JSON.stringify(remaining.join(' ')));
      },
      ArrayExpression(node) {
        const [first, second] = node.elements;
        if (first?.type !== 'Literal' || second?.type !== 'Literal') return;
        if (typeof first.value !== 'string' || !unusedWords.has(first.value)) return;
        replace(withComma(code, node), '');
        words.found(first.value);
      },
    };
  });
  for (const parts of [properties, methods, words]) parts.check();
  return result;
}
