import { expect, test } from 'vitest';

import { aBrowser } from '../../support/push/push-service.ts';
import { ownerOf, reminderServer } from '../../support/push/reminder-server.ts';

const { browsers, current, restart, post } = reminderServer();
const [alice = aBrowser(), bob = aBrowser()] = browsers;

const GOOD = { kind: 'notice', stopID: '0100' };
const withEndpoint = (endpoint: string) => ({
  subscription: { ...alice.subscription, endpoint },
  reminder: GOOD,
});
test.each([
  ['no JSON', '{', 400],
  ['nothing', {}, 400],
  ['http', withEndpoint('http://push.example.org/a'), 400],
  ['a user name', withEndpoint('https://me@push.example.org/a'), 400],
  ['a long address', withEndpoint(`https://push.example.org/${'a'.repeat(1100)}`), 400],
  [
    'keys that are no point',
    {
      subscription: {
        ...alice.subscription,
        keys: { ...alice.subscription.keys, p256dh: 'B'.repeat(87) },
      },
      reminder: GOOD,
    },
    400,
  ],
  [
    'another member',
    { subscription: alice.subscription, reminder: { ...GOOD, name: 'Alice' } },
    400,
  ],
  [
    'a bus without minutes',
    { subscription: alice.subscription, reminder: { kind: 'before', stopID: '0100', tripID: 'x' } },
    400,
  ],
  [
    'a day of minutes',
    {
      subscription: alice.subscription,
      reminder: { kind: 'before', stopID: '0100', tripID: 'x', minutes: 1440 },
    },
    400,
  ],
  [
    'an unknown stop',
    { subscription: alice.subscription, reminder: { kind: 'notice', stopID: 'nowhere' } },
    404,
  ],
  [
    'an unknown route',
    { subscription: alice.subscription, reminder: { kind: 'notice', routeID: 'nowhere' } },
    404,
  ],
  [
    'an unknown bus',
    { subscription: alice.subscription, reminder: { kind: 'next', stopID: '0100', tripID: 'x' } },
    404,
  ],
])('K2: %s is refused with a reason that repeats no address', async (_what, body, status) => {
  const { status: answered, json } = await post('add', body);
  expect([answered, json]).toEqual([status, { status: '-1', description: expect.any(String) }]);
  expect(JSON.stringify(json)).not.toContain(alice.path);
});

test('K3: other sites, long bodies and too many changes are refused', async () => {
  expect(await post('list', ownerOf(bob), { origin: 'https://other.example.org' })).toMatchObject({
    status: 403,
  });
  expect((await post('list', 'x'.repeat(5000))).status).toBe(413);
  const get = await fetch(`${current().server.url}/reminders/list`);
  expect(get.status).toBe(405);
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async () => (await post('list', ownerOf(bob))).status),
  );
  expect(statuses).toContain(429);
});

test('K3: a push service in a private network is refused', async () => {
  await restart({ lookup: async () => ['10.0.0.7'] });
  for (const endpoint of ['https://push.example.org/a', 'https://127.0.0.1/a', 'https://[::1]:9/a'])
    expect(await post('add', withEndpoint(endpoint))).toMatchObject({ status: 400 });
});
