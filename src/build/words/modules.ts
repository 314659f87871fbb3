import { isRightToLeft } from '../../lib/words/isolate.ts';
import type { CompiledMessage } from './compileLanguage.ts';
import { type LanguageFiles, type Part, PARTS } from './readLanguage.ts';

/** A line of code that imports a type. The tests of the folders' imports don't take it for one of this file. */
const importType = (name: string, from: string) =>
  ['import type', `{ ${name} }`, 'from', `'${from}';`].join(' ');

const isIn = (code: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(code);

interface Tree extends Map<string, Tree | string> {}

/** The code of an object of messages by the parts of their keys. */
function objectOf(messages: readonly CompiledMessage[]): string {
  const root: Tree = new Map();
  for (const { key, code } of messages) {
    const path = key.split('.');
    let tree = root;
    for (const part of path.slice(0, -1)) {
      const next = tree.get(part);
      if (typeof next === 'string') throw new Error(`${key}: ${part} is a message already.`);
      const inner: Tree = next ?? new Map();
      tree.set(part, inner);
      tree = inner;
    }
    tree.set(path.at(-1) ?? '', code);
  }
  const write = (tree: Tree): string => {
    const lines = [...tree].map(([name, one]) => {
      return `${JSON.stringify(name)}: ${typeof one === 'string' ? one : write(one)},\n`;
    });
    return `{\n${lines.join('')}}`;
  };
  return write(root);
}

/** The messages of a subject, as an object. */
const subjectOf = (messages: readonly CompiledMessage[], name: string) =>
  objectOf(
    messages.flatMap(({ key, code }) =>
      key.startsWith(`${name}.`) ? [{ key: key.slice(name.length + 1), code }] : [],
    ),
  );

const TYPES = { first: 'FirstWords', rest: 'RestWords', builder: 'BuilderWords' } as const;
const TOOLS = ['vehicle', 'isBusCity', 'hasVehicles', 'hasParking', 'isolate', 'ended', 'plural'];

/** The name of a part's file, which is that of its script too: `words-es.ts`, `words-es-rest.ts`. */
export const partFile = (tag: string, part: Part): string =>
  `words-${tag}${part === 'first' ? '' : `-${part}`}.ts`;

/** The module of one part of a language: a function that makes its words for a city. */
export function partModule(
  tag: string,
  part: Part,
  messages: readonly CompiledMessage[],
  constants: ReadonlyMap<string, string>,
): string {
  // From the last constant, because it can have earlier ones in it.
  const body = [...constants].reduceRight(
    (code, [value, name]) => (isIn(code, name) ? `const ${name} = ${value};\n${code}` : code),
    `return ${objectOf(messages)};`,
  );
  const type = TYPES[part];
  const tools = TOOLS.filter((name) => isIn(body, name)).join(', ');
  const returned = tag === 'en' ? '' : `: ${type}`;
  return [
    `// Compiled from ${tag}/${part}.arb.`,
    importType('MessageTools', '../../compiled-messages.ts'),
    tag === 'en'
      ? `export type ${type} = ReturnType<typeof ${part}>;`
      : importType(type, `../en/${partFile('en', part)}`),
    `export const ${part} = (${tools === '' ? '_' : `{ ${tools} }`}: MessageTools)${returned} => {`,
    body,
    '};\n',
  ].join('\n');
}

/** What else the module of a language's first words has. */
export function languageFacts(tag: string, reword: LanguageFiles['reword']): string {
  const pairs = reword.map(
    ([pattern, text]) => `[${new RegExp(pattern, 'g')}, ${JSON.stringify(text)}]`,
  );
  return [
    `export const lang = '${tag}';`,
    `export const reword: readonly (readonly [RegExp, string])[] = [${pairs.join(', ')}];\n`,
  ].join('\n');
}

/** The direction of the text, which no translator writes. */
export const directionOf = (tag: string): CompiledMessage => ({
  key: 'page.direction',
  code: isRightToLeft(tag) ? "'rtl'" : "'ltr'",
});

/** What is shown before the page's scripts, or without them. It names no city. */
export const bootModule = (tag: string, messages: readonly CompiledMessage[]): string =>
  [
    `// Compiled from ${tag}/rest.arb.`,
    'export const isolate = String;',
    'export const ended = (text: string) => `${text}.`;',
    `export const boot = ${subjectOf(messages, 'boot')};`,
    `export const html = ${subjectOf(messages, 'html')};\n`,
  ].join('\n');

/** The languages' names. */
export function languagesModule(
  languages: readonly { readonly tag: string; readonly name: string; readonly percent: number }[],
): string {
  const entries = languages.map(
    ({ tag, name, percent }) =>
      `'${tag}': { name: ${JSON.stringify(name)}, percent: ${percent} },\n`,
  );
  return [
    '// Compiled from languages.json.',
    importType('LanguageName', '../wordsOf.ts'),
    `export const NAMES: Readonly<Record<string, LanguageName>> = {\n${entries.join('')}};\n`,
  ].join('\n');
}

/** How the languages load, apart from their names, because nobody who reads English needs it. */
export function loadersModule(languages: readonly { readonly tag: string }[]): string {
  const entries = languages.map(({ tag }) => {
    const parts = PARTS.map((part) => {
      const path = `./${tag}/${partFile(tag, part)}`;
      return `${part}: () => import('${path}')`;
    });
    return `'${tag}': { ${parts.join(', ')} },\n`;
  });
  return [
    '// Compiled from languages.json.',
    importType('LanguageLoader', '../wordsOf.ts'),
    `export const LOADERS: Readonly<Record<string, LanguageLoader>> = {\n${entries.join('')}};\n`,
  ].join('\n');
}

/** The sentences for alerts without a text, which the server has in all languages. */
export const effectsModule = (
  languages: readonly { readonly tag: string; readonly compiled: readonly CompiledMessage[] }[],
): string => {
  const entries = languages.map(
    ({ tag, compiled }) => `'${tag}': ${subjectOf(compiled, 'effects')},\n`,
  );
  return `// Compiled from the files rest.arb.\nconst isolate = String;\nexport const EFFECTS = {\n${entries.join('')}};\n`;
};
