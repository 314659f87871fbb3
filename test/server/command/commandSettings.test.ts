import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { parseCommandLine } from '../../../src/server/command/commandLine.ts';
import { commandSettings } from '../../../src/server/command/commandSettings.ts';

test('S17: lots of the command line are a JSON file in the shape of the interface', () => {
  const command = parseCommandLine(['--gtfs=feed.zip', '--lots=lots.json', '--private-addresses']);
  const { source } = commandSettings(command, {}, 'none.json').file;
  expect(source).toMatchObject({
    kind: 'gtfs',
    feed: { url: resolve('feed.zip') },
    lots: { kind: 'v2', feed: { url: resolve('lots.json') }, privateAddresses: true },
  });
});
