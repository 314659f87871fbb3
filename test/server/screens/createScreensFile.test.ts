import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createScreensFile } from '../../../src/server/screens/createScreensFile.ts';

test('A45: screens.json is read again when it changes, and a broken one keeps the last orders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  try {
    const path = join(folder, 'screens.json');
    const logged: string[] = [];
    const read = createScreensFile({
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
    await save('{ "message": "Stop moved again" }');
    expect(await read()).toEqual({ message: 'Stop moved again', heartbeat });
    await rename(path, `${path}.off`);
    expect(await read()).toEqual({ heartbeat });
    await rename(`${path}.off`, path);
    expect(await read()).toEqual({ message: 'Stop moved again', heartbeat });
  } finally {
    await rm(folder, { recursive: true });
  }
});
