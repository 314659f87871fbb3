import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPushSender } from '../../../src/server/reminders/createPushSender.ts';
import { isPointOfCurve, pushKeysOf } from '../../../src/server/reminders/push-keys.ts';
import { decryptPush, vapidClaims } from '../../support/push/decryptPush.ts';
import { aBrowser, startPushService } from '../../support/push/push-service.ts';

/** RFC 8291, 5 and appendix A. */
const RFC = {
  browser: {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  text: 'When I grow up, I want to be a watermelon',
};
const KEYS = pushKeysOf(RFC.sender, 'mailto:transit@city.example.org');
const browsers = ['one', 'two'].map((path) => aBrowser(path));
const [browser = aBrowser(), other = aBrowser()] = browsers;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(browsers);
});
afterAll(() => service.stop());

const PUSH = { payload: '{"id":"a"}', ttl: 60, topic: 'topic', isUrgent: true };
const sender = (changes: Partial<Parameters<typeof createPushSender>[0]> = {}) =>
  createPushSender({ ...service, keys: KEYS, allowPrivateAddresses: false, ...changes });

test('K3: the vectors of RFC 8291 are decrypted, and the public key belongs to the private one', () => {
  expect(decryptPush(Buffer.from(RFC.body, 'base64url'), RFC.browser)).toBe(RFC.text);
  expect(KEYS.publicKey).toBe(RFC.senderPublic);
  expect(isPointOfCurve(RFC.browser.publicKey)).toBe(true);
  const other = RFC.browser.publicKey.replace(/w4$/, 'w8');
  expect(isPointOfCurve(other)).toBe(false);
});

test('K1: a push is encrypted for its browser alone, and signed for its push service', async () => {
  expect(await sender()(browser.subscription, PUSH)).toMatchObject({ result: 'sent' });
  const [push] = service.received;
  expect(push).toMatchObject({
    path: 'one',
    message: { id: 'a' },
    headers: { ttl: '60', topic: 'topic', urgency: 'high', 'content-encoding': 'aes128gcm' },
  });
  const vapid = vapidClaims(push?.headers.authorization ?? '');
  expect(vapid).toMatchObject({
    claims: { aud: 'https://push.example.org', sub: 'mailto:transit@city.example.org' },
    key: RFC.senderPublic,
  });
  expect(JSON.stringify(push)).not.toContain(RFC.sender);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('K3: a push service that answers %s counts as %s', async (status, result) => {
  service.answerWith((response) =>
    response.writeHead(status, { 'retry-after': '17', location: 'http://127.0.0.1/' }).end(),
  );
  expect(await sender()(other.subscription, PUSH)).toEqual({ result, status, retryAfter: 17_000 });
});

test('K3: a push service whose answer never ends, or that cuts it off, holds up nothing', async () => {
  let sent = 0;
  service.answerWith((response) => {
    response.writeHead(201);
    const send = () => {
      sent += 1;
      response.write(Buffer.alloc(65_536), () => setImmediate(send));
    };
    response.on('close', () => (sent = Number.NEGATIVE_INFINITY));
    send();
  });
  expect(await sender()(other.subscription, PUSH)).toMatchObject({ result: 'sent' });
  await expect.poll(() => sent).toBe(Number.NEGATIVE_INFINITY);
  service.answerWith((response) => response.destroy());
  expect(await sender()(other.subscription, PUSH)).toMatchObject({ result: 'failed' });
  service.answerWith((response) => response.writeHead(201).end());
});

test.each([
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://10.1.2.3/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:192.168.0.1]/a',
])('K3: %s is an address of a private network and gets no request', async (endpoint) => {
  const asked: string[] = [];
  const fetch = (url: URL) => {
    asked.push(url.href);
    return Promise.reject(new Error('asked'));
  };
  const subscription = { ...browser.subscription, endpoint };
  expect(await sender({ fetch })(subscription, PUSH)).toMatchObject({ result: 'refused' });
  expect(asked).toEqual([]);
});

test('K3: a host whose name leads to a private network gets no request, also if the name changes', async () => {
  const lookup = async () => ['192.0.2.1', '192.168.1.1'];
  expect(await sender({ lookup })(browser.subscription, PUSH)).toMatchObject({ result: 'refused' });
  const subscription = { ...browser.subscription, endpoint: 'https://localhost/a' };
  const changing = createPushSender({
    keys: KEYS,
    allowPrivateAddresses: false,
    lookup: async () => ['192.0.2.1'],
  });
  expect(await changing(subscription, PUSH)).toMatchObject({ result: 'refused' });
});

test('K3: a browser with keys that can’t be used is refused, and the next one still gets its push', async () => {
  const keys = { ...browser.subscription.keys, p256dh: 'A'.repeat(87) };
  expect(await sender()({ ...browser.subscription, keys }, PUSH)).toMatchObject({
    result: 'refused',
  });
  expect(await sender()(browser.subscription, PUSH)).toMatchObject({ result: 'sent' });
});
