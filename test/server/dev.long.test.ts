import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { temporaryFolder } from '../support/cities/small-server.ts';

const DEV = fileURLToPath(new URL('../../src/server/dev.mjs', import.meta.url));

/** Starts `npm run dev` and returns what it prints, up to a text, or to its end. */
async function printed(args: readonly string[], end: string): Promise<string> {
  const child = spawn(process.execPath, [DEV, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  let text = '';
  const seen = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes(end)) resolve(null);
      });
  });
  await Promise.race([seen, closed]);
  return text;
}

test('S12: npm run dev takes --settings and says which city it shows', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'city.json');
  const settings = { service: { baseUrl: '', key: 'k' }, city: { name: 'Harbor Town' } };
  writeFileSync(path, JSON.stringify(settings));
  const text = await printed(['--settings', path, '--port', '0'], 'Harbor Town');
  expect(text).toContain('Curbside shows Harbor Town.');

  writeFileSync(path, JSON.stringify({ ...settings, zoom: 3 }));
  const wrong = await printed([`--settings=${path}`, '--port', '0'], 'zoom');
  expect(wrong).toContain('city.json: top level: unknown setting "zoom"');
});

test('S12: npm run dev says that --settings has no file', async () => {
  expect(await printed(['--settings'], '\n')).toBe(
    '--settings: expected the path of a settings file\n',
  );
});
