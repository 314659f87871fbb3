import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('../../src/server/takenPort.mjs', import.meta.url).href;

/** What `npm start` finds with these arguments and this environment, before it builds anything. */
async function takenPort(args: readonly string[], env: Readonly<Record<string, string>>) {
  const script = `import { takenPort } from ${JSON.stringify(MODULE)};
    console.log(await takenPort(${JSON.stringify(args)}, ${JSON.stringify(env)}));`;
  const inNode = ['--input-type=module', '--eval', script];
  return (await promisify(execFile)(process.execPath, inNode)).stdout.trim();
}

test('S12: a port in use is reported before anything is built, wherever it is set', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  expect(await takenPort(['--gtfs', 'city.zip', '--port', port], {})).toBe(port);
  expect(await takenPort([`--port=${port}`], { PORT: '0' })).toBe(port);
  expect(await takenPort([], { PORT: port, HOST: '127.0.0.1' })).toBe(port);
});

test.each([
  ['a free port', ['--port', '0'], {}],
  ['a port that is no number', ['--port', 'eighty'], {}],
  ['a port that is too high', [], { PORT: '70000' }],
  ['a host of another machine', ['--port', '0'], { HOST: '203.0.113.1' }],
])('S12: %s is left to the server to judge', async (_what, args, env) => {
  expect(await takenPort(args, env)).toBe('null');
});
