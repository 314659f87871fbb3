import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CLOCK_SCRIPT } from '../../support/moment/clock-script.ts';

/**
 * Runs before the page's own scripts. Records thrown errors, logged errors and files that did not
 * load. Ignores module preloads, because Firefox reports an error if the module is already loaded.
 */
const COLLECTOR = String.raw`
  const errors = (globalThis.loggedErrors = []);
  const log = console.error;
  console.error = (...parts) => { errors.push(parts.join(' ')); log(...parts); };
  addEventListener('error', ({ message, target }) => {
    if (target.rel !== 'modulepreload') errors.push(message || 'not loaded: ' + target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
`;

const integrityOf = (html: string) =>
  `sha256-${createHash('sha256').update(html).digest('base64')}`;

/**
 * Copies the built page. The copy records its errors, because WebDriver cannot read the console, and has the time of
 * the tests.
 *
 * @param page the built page's folder
 * @param folder the folder of the copy
 */
export async function pageWithErrorLog(page: string, folder: string): Promise<void> {
  await cp(page, folder, { recursive: true });
  const before = await readFile(join(folder, 'index.html'), 'utf8');
  const after = before.replace('<head>', `<head><script>${COLLECTOR}${CLOCK_SCRIPT}</script>`);
  await writeFile(join(folder, 'index.html'), after);
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  // The service worker accepts only the document whose hash it was built with.
  await writeFile(
    join(folder, 'sw.js'),
    worker.replaceAll(integrityOf(before), integrityOf(after)),
  );
  const compressed = ['index.html', 'sw.js'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  await Promise.all(compressed.map((name) => rm(join(folder, name), { force: true })));
}

/** A function body that returns the errors so far, as JSON. */
export const READ_ERRORS = 'return JSON.stringify(globalThis.loggedErrors);';
