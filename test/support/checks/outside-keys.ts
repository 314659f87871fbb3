import { isAbsolute, relative } from 'node:path';

import {
  type ElementAccessExpression,
  type Expression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isComputedPropertyName,
  isElementAccessExpression,
  isSpreadElement,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

/** A place where text that may come from outside is a key of a plain object. */
interface KeyUse {
  readonly node: Node;
  readonly key: Expression;
  /** The object, for keys that its own type may limit. */
  readonly of?: Expression;
}

/** `of[key]`, `key in of`, and `const { [key]: value } = of`. */
function keyUseOf(node: Node): KeyUse | undefined {
  if (isElementAccessExpression(node)) {
    const access: ElementAccessExpression = node;
    return { node, key: access.argumentExpression, of: access.expression };
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    return { node, key: node.left };
  if (isComputedPropertyName(node) && node.parent.kind === SyntaxKind.BindingElement)
    return { node, key: node.expression };
  return undefined;
}

/** The sources of `Object.assign(target, ...sources)`, which sets the prototype where a source has `__proto__`. */
function assignedSources(node: Node, text: (node: Node) => string): readonly Expression[] {
  return isCallExpression(node) && text(node.expression) === 'Object.assign'
    ? node.arguments.slice(1)
    : [];
}

/** Whether any text can be a value of this type. A type's parameter can where the object has a value for any text. */
function createIsAnyText(checker: Checker) {
  const known = new Map<string, boolean>();
  return (type: Type | undefined, of: Type | undefined): boolean => {
    if (type === undefined) return true;
    const id = `${type.id} ${of?.id}`;
    const found = known.get(id);
    if (found !== undefined) return found;
    const base = checker.getBaseConstraintOfType(type) ?? type;
    const isText = checker.isTypeAssignableTo(checker.getStringType(), base);
    const isParameter = base.id !== type.id && of !== undefined;
    const result = isText && (!isParameter || hasAnyKey(checker, of));
    known.set(id, result);
    return result;
  };
}

/** Whether an object of this type may have a key of any text. */
function hasAnyKey(checker: Checker, type: Type): boolean {
  const own = checker.getNonNullableType(type) ?? type;
  const text = checker.getStringType();
  return checker.getIndexInfosOfType(own).some(({ keyType }) => keyType.id === text.id);
}

/**
 * Finds where text that may come from outside is a key of a plain object: a read of `__proto__` or `constructor`
 * gives what every object inherits, and a write to it changes every object. A key's type tells: a name from a closed
 * list is none of those.
 *
 * @param config the path of the tsconfig.json
 * @param folder the files in it are checked
 * @returns one line per place: file, line and text
 */
export function outsideKeys(config: string, folder: string): string[] {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProject: config }).getProjects();
    if (project === undefined) throw new Error(`${config} has no project`);
    const { checker, program } = project;
    const isAnyText = createIsAnyText(checker);
    return program.getSourceFileNames().flatMap((path) => {
      const name = relative(folder, path);
      const file =
        name.startsWith('..') || isAbsolute(name) ? undefined : program.getSourceFile(path);
      return file === undefined
        ? []
        : usesIn(file, checker, isAnyText).map((use) => `${name}${use}`);
    });
  } finally {
    api.close();
  }
}

function usesIn(
  file: SourceFile,
  checker: Checker,
  isAnyText: ReturnType<typeof createIsAnyText>,
): string[] {
  const found: Node[] = [];
  const uses: KeyUse[] = [];
  const sources: Expression[] = [];
  const visit = (node: Node): void => {
    const use = keyUseOf(node);
    if (use !== undefined) uses.push(use);
    sources.push(...assignedSources(node, (part) => part.getText(file)));
    node.forEachChild(visit);
  };
  visit(file);
  const typesOf = (nodes: readonly (Expression | undefined)[]) => {
    const types = new Map<Node, Type | undefined>();
    const given = nodes.filter((node) => node !== undefined);
    const answers = given.length === 0 ? [] : checker.getTypeAtLocation(given);
    for (const [index, node] of given.entries()) types.set(node, answers[index]);
    return (node: Node | undefined) => node && types.get(node);
  };
  const typeOf = typesOf([...uses.flatMap(({ key, of }) => [key, of]), ...sources]);
  for (const { node, key, of } of uses) if (isAnyText(typeOf(key), typeOf(of))) found.push(node);
  for (const source of sources) {
    const type = typeOf(source);
    if (isSpreadElement(source) || type === undefined || hasAnyKey(checker, type))
      found.push(source.parent);
  }
  return found
    .toSorted((a, b) => a.getStart(file) - b.getStart(file))
    .map((node) => {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      return `:${line} ${node.getText(file).replaceAll(/\s+/g, ' ')}`;
    });
}
