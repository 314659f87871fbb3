import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx/startNginx.ts';
import { type Origin, startOrigin } from '../support/nginx/startOrigin.ts';

let servers: Origin[] = [];
let nginx: Nginx;

describe.skipIf(!hasNginx)(`what one server keeps${hasNginx ? '' : ` (${NO_NGINX})`}`, () => {
  beforeAll(async () => {
    const named = (name: string) => startOrigin((_request, response) => response.end(name));
    servers = [await named('first'), await named('second')];
    const [first, second] = servers.map(({ port }) => port);
    nginx = await startNginx({ servers: [first ?? 0, second ?? 0] });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers) await server.stop();
  });

  const answering = async (path: string) => {
    const names: string[] = [];
    for (let n = 0; n < 4; n++) {
      const response = await fetch(`${nginx.url}${path}`, { method: 'POST', body: '{}' });
      names.push(await response.text());
    }
    return new Set(names);
  };

  test('S14, K2: reminders and reports of displays reach the first server, all else both', async () => {
    for (const path of [
      '/screens/report',
      '/reminders/add',
      '/reminders/list',
      '/reminders/delete',
    ])
      expect(await answering(path)).toEqual(new Set(['first']));
    expect(await answering('/curbside.json')).toEqual(new Set(['first', 'second']));
  });
});
