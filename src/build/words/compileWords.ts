import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { compileLanguage, signaturesOf } from './compileLanguage.ts';
import type { Missing } from './compileLanguage.ts';
import {
  bootModule,
  directionOf,
  effectsModule,
  languageFacts,
  languagesModule,
  loadersModule,
  partFile,
  partModule,
} from './modules.ts';
import { PARTS, readLanguage } from './readLanguage.ts';
import { readWordFile } from './readWordFile.ts';

/** What is wrong in a language's files, and what it lacks of the English messages. */
export interface LanguageReport {
  readonly tag: string;
  readonly total: number;
  /** Sentences about its folder and its keys. */
  readonly faults: readonly string[];
  readonly missing: readonly Missing[];
}

/** Messages that are needed before the page's scripts, or on the server: they are in files of their own. */
const APART = /^(?:boot|html|effects)\./;

/** Writes a file if its text changes, at once, since several programs may compile at the same time. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, path);
}

/** A tag, then with ever fewer parts: `fr-CA`, `fr`. */
const shortened = (tag: string): string[] => [
  tag,
  ...(tag.includes('-') ? shortened(tag.replace(/-[^-]*$/, '')) : []),
];

/**
 * Compiles the messages of all languages to modules, so that a page loads one language and no parser.
 *
 * @param folder that has languages.json and a folder for each language
 * @returns what each language lacks
 * @throws Error that names an English message with a fault
 */
export function compileWords(folder: string): LanguageReport[] {
  const names = z.parse(
    z.record(z.string(), z.string()),
    readWordFile(join(folder, 'languages.json')),
  );
  const output = join(folder, 'compiled');
  mkdirSync(output, { recursive: true });
  for (const old of readdirSync(output))
    if (!(old in names) && !old.includes('.')) rmSync(join(output, old), { recursive: true });
  const english = readLanguage(folder, 'en');
  const signatures = signaturesOf(english);
  const languages = Object.entries(names).map(([tag, name]) => {
    const bases = shortened(tag).flatMap((one) => (one === 'en' ? [] : readLanguage(folder, one)));
    const [own = english] = bases;
    const faults = [
      ...(existsSync(join(folder, tag)) ? [] : [`there is no folder ${join(folder, tag)}`]),
      ...[...own.messages.keys()]
        .filter((key) => !signatures.has(key))
        .map((key) => `${key}: English has no such key`),
    ];
    const constants = new Map<string, string>();
    const { compiled, missing } = compileLanguage(tag, [...bases, english], signatures, constants);
    mkdirSync(join(output, tag), { recursive: true });
    for (const part of PARTS) {
      const ofPart = compiled.filter(
        ({ key }) => english.messages.get(key)?.part === part && !APART.test(key),
      );
      const isFirst = part === 'first';
      const messages = isFirst ? [...ofPart, directionOf(tag)] : ofPart;
      const facts = isFirst ? languageFacts(tag, own.reword) : '';
      write(
        join(output, tag, partFile(tag, part)),
        partModule(tag, part, messages, constants) + facts,
      );
    }
    write(join(output, tag, 'boot.ts'), bootModule(tag, compiled));
    const percent = Math.floor(100 - (100 * missing.length) / signatures.size);
    return { tag, name, percent, compiled, faults, missing };
  });
  write(join(output, 'languages.ts'), languagesModule(languages));
  write(join(output, 'loaders.ts'), loadersModule(languages));
  write(join(output, 'effects.ts'), effectsModule(languages));
  const total = signatures.size;
  return languages.map(({ tag, faults, missing }) => ({ tag, total, faults, missing }));
}
