import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';

/** The secrets of a browser that receives pushes. */
export interface PushBrowser {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly auth: string;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a push of one record, as a browser does (RFC 8291, 3.4, and RFC 8188). */
export function decryptPush(body: Buffer, browser: PushBrowser): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytesOf(browser.privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(browser.publicKey), sender]);
  const shared = curve.computeSecret(sender);
  const input = derive(shared, bytesOf(browser.auth), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  const end = padded.lastIndexOf(2);
  return padded.toString('utf8', 0, end);
}

/** The claims of a VAPID header whose signature is that of its key (RFC 8292); null if it is not. */
export function vapidClaims(authorization: string): { claims: unknown; key: string } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = bytesOf(key);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  );
  return isSigned ? { claims: JSON.parse(bytesOf(claims).toString()), key } : null;
}
