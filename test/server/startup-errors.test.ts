import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServer } from '../../src/server/startServer.ts';
import { StartupError } from '../../src/server/StartupError.ts';
import {
  startSmallServer,
  type SmallServer,
  temporaryFolder,
} from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';

let running: SmallServer;
const empty = temporaryFolder();
beforeAll(async () => {
  running = await startSmallServer();
});
afterAll(async () => {
  empty.remove();
  await running.stop();
});

const options = (port: number, folder: string) => ({
  port,
  host: '127.0.0.1',
  settingsPath: `${folder}/settings.json`,
  distFolder: folder,
  log: () => {},
  source: smallSource(),
});

test('S12: the error for a port in use is one line, and comes before a feed is imported', async () => {
  let isStarted = false;
  const start = async () => {
    isStarted = true;
  };
  const taken = { ...options(running.port, running.folder), source: { ...smallSource(), start } };
  await expect(startServer(taken)).rejects.toThrow(
    new StartupError(`PORT: ${running.port} is already in use, choose another port`),
  );
  expect(isStarted).toBe(false);
});

test('S12: the error for a host of another machine is one line', async () => {
  const elsewhere = { ...options(0, running.folder), host: '203.0.113.1' };
  await expect(startServer(elsewhere)).rejects.toThrow(/^HOST: cannot listen on 203\.0\.113\.1:0/);
});

test('S11: the server does not start without its settings file', async () => {
  await expect(startServer(options(0, empty.path))).rejects.toThrow(
    /settings\.json: cannot read the settings file/,
  );
});

test('S12: the error for a missing build is one line', async () => {
  const unbuilt = { ...options(0, running.folder), distFolder: empty.path };
  await expect(startServer(unbuilt)).rejects.toThrow(/not built yet, run npm run build/);
});
