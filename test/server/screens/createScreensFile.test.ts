import { mkdir, rename, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { LANGUAGES } from '../../../src/lib/words/languages.ts';
import { createScreensFile } from '../../../src/server/screens/createScreensFile.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';

test('A45: screens.json is read again when it changes, and a broken one keeps the last orders', async () => {
  const folder = testFolder();
  const path = join(folder, 'screens.json');
  const logged: string[] = [];
  const { read } = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: 'https://fleet.example.org/hb',
    log: ({ event }) => logged.push(event),
  });
  const heartbeat = 'https://fleet.example.org/hb';
  let saves = 0;
  const save = async (text: string) => {
    await writeFile(path, text);
    saves += 1;
    await utimes(path, saves, saves);
  };
  expect(await read()).toEqual({ heartbeat });
  await save('{ "message": "Stop moved", "heartbeat": "/elsewhere" }');
  expect(await read()).toEqual({ message: 'Stop moved', heartbeat });
  await save('{ "message": ');
  expect(await read()).toEqual({ message: 'Stop moved', heartbeat });
  await read();
  expect(logged).toEqual(['screens.json not read']);
  await save('{}');
  expect(await read()).toEqual({ heartbeat });
  // With the byte order mark of some editors.
  await save('\uFEFF{ "message": "Stop moved again" }');
  expect(await read()).toEqual({ message: 'Stop moved again', heartbeat });
  await rename(path, `${path}.off`);
  expect(await read()).toEqual({ heartbeat });
  await rename(`${path}.off`, path);
  expect(await read()).toEqual({ message: 'Stop moved again', heartbeat });
});

test('A45: the log names each mistake in screens.json once, and displays still get the file', async () => {
  const folder = testFolder();
  const file = {
    mesage: 'Stop moved',
    message: { en: 'Stop moved', english: 'Stop moved' },
    refreshBefore: '2026-13-20T12:00:00-06:00',
    screens: {
      'main-1': { disabled: 'true', message: 3, stop: '0100', titel: 'Lobby', reach: 6 },
      'main-2': { disabled: true },
    },
  };
  await writeFile(join(folder, 'screens.json'), JSON.stringify(file));
  const mistakes: unknown[] = [];
  const { read } = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: undefined,
    log: ({ mistake }) => mistakes.push(mistake),
  });
  expect([await read(), await read()]).toEqual([file, file]);
  expect(mistakes).toEqual([
    'message: unknown setting "english"',
    'refreshBefore: expected a time with its offset such as 2026-11-20T12:00:00-06:00',
    `screens.main-1.message: expected text, or one text for each language (${Object.keys(LANGUAGES).join(', ')})`,
    'screens.main-1.disabled: expected true or false',
    'top level: unknown setting "mesage": did you mean "message"?',
    'screens.main-1: titel is not a parameter: did you mean title?',
  ]);
});

test('A45: a mistake is logged by line and column once the file is saved, while no display asks', async () => {
  const folder = testFolder();
  const logged: unknown[] = [];
  const file = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: undefined,
    log: ({ event, error }) => logged.push([event, error]),
  });
  let isStopping = false;
  file.follow(() => isStopping, 5);
  await writeFile(join(folder, 'screens.json'), '{\n  "message": "Stop moved",\n}');
  const mistake =
    'not valid JSON: line 3, column 1: expected a name in double quotes, or no comma before it';
  await vi.waitFor(() =>
    expect(file.mistakes()).toEqual([`screens.json can't be read: ${mistake}`]),
  );
  isStopping = true;
  expect(logged).toContainEqual(['screens.json not read', mistake]);
});

test('A45: a screens.json that can’t be read is tried again at each request, and logged once', async () => {
  const folder = testFolder();
  const path = join(folder, 'screens.json');
  const logged: unknown[] = [];
  const { read } = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: undefined,
    log: ({ event, error }) => logged.push(`${event}: ${JSON.stringify(error)}`),
  });
  // The file is there and reading it fails, also for an administrator: it is a folder.
  await mkdir(path);
  await utimes(path, 1, 1);
  // Displays that have orders keep them.
  expect([await read(), await read()]).toEqual([{ isUnread: true }, { isUnread: true }]);
  expect(logged).toEqual([expect.stringMatching(/^screens\.json not read: .*EISDIR/)]);
  await rmdir(path);
  await writeFile(path, '{ "message": "Stop moved" }');
  await utimes(path, 1, 1);
  expect(await read()).toEqual({ message: 'Stop moved' });

  await rm(path);
  // A link to itself can't even be found.
  await symlink(path, path);
  for (let request = 0; request < 3; request++)
    expect(await read()).toEqual({ message: 'Stop moved' });
  expect(logged.slice(1)).toEqual([expect.stringMatching(/ELOOP/)]);
  await rm(path);
  expect(await read()).toEqual({});
  await symlink(path, path);
  await read();
  expect(logged).toHaveLength(3);
});

test('A56: a screens.json with entries that is gone is on the page until it is back, and once in the log', async () => {
  const folder = testFolder();
  const path = join(folder, 'screens.json');
  const logged: string[] = [];
  const { read, mistakes } = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: undefined,
    log: ({ event }) => logged.push(event),
  });
  await read();
  expect(logged).toEqual([]);
  const file = { screens: { 'lobby-3': { stop: '0100' } } };
  await writeFile(path, JSON.stringify(file));
  expect(await read()).toEqual(file);
  await rename(path, `${path}.off`);
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await read()).toEqual({});
    expect(mistakes()).toEqual([expect.stringMatching(/is gone: .* keep their last board/)]);
  }
  expect(logged).toEqual(['screens.json is gone']);
  await rename(`${path}.off`, path);
  expect(await read()).toEqual(file);
  expect(mistakes()).toEqual([]);
});
