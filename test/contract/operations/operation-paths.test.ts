import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  locationVersion,
  nginxLocation,
} from '../../../src/contract/operations/operation-paths.ts';

const NGINX = readFileSync('.github/nginx/curbside.conf', 'utf8');

test('S14: the nginx configuration caches the paths of every operation and says so to the server', () => {
  expect(NGINX).toContain(`    ${nginxLocation()}\n`);
  expect(NGINX).toContain(
    `$curbside_version { default "${locationVersion()} $curbside_operations"; }`,
  );
  const sent = NGINX.split('proxy_set_header X-Curbside-Cache $curbside_version;');
  expect(sent).toHaveLength(3);
});
