import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { locationVersion, nginxLocation } from '../../src/contract/operation-paths.ts';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { createService } from '../../src/service/createService.ts';
import { theSettings } from '../support/builders.ts';
import { smallSource } from '../support/cities/small-source.ts';

const NGINX = readFileSync('.github/nginx/curbside.conf', 'utf8');

test('S14: the nginx configuration caches the paths of every operation and says so to the server', () => {
  expect(NGINX).toContain(`    ${nginxLocation()}\n`);
  expect(NGINX).toContain(
    `$curbside_version { default "${locationVersion()} $curbside_operations"; }`,
  );
  const sent = NGINX.split('proxy_set_header X-Curbside-Cache $curbside_version;');
  expect(sent).toHaveLength(3);
});

test.each(Object.entries(OPERATIONS))(
  'S1: the service answers %s at its path',
  async (_name, { path }) => {
    const service = createService(smallSource(), theSettings());
    const response = await service(new Request(`http://city.test${path}?key=wrong`));
    const body: unknown = await response.json();
    expect(body).not.toMatchObject({ description: 'There is nothing at this path' });
  },
);
