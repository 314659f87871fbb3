import { createECDH } from 'node:crypto';

import { ownValue } from '../../lib/ownValue.ts';
import { type Environment, isPushKey } from '../settings/secrets.ts';
import type { SettingsFile } from '../settings/settings.ts';

/** The server's keys for pushes (VAPID, RFC 8292). Push services see the contact. */
export interface PushKeys {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @param privateKey 32 bytes as base64url @throws Error if it is no key of P-256 */
export function pushKeysOf(privateKey: string, subject: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { subject, privateKey, publicKey: curve.getPublicKey('base64url') };
}

/** The keys that the settings name; undefined if reminders are off, or the environment has no key. */
export function pushKeysIn(
  { reminders }: SettingsFile['server'],
  env: Environment,
): PushKeys | undefined {
  const value = reminders === undefined ? undefined : ownValue(env, reminders.key.variable);
  return reminders === undefined || value === undefined || !isPushKey(value)
    ? undefined
    : pushKeysOf(value, reminders.contact);
}

/** The settings with the public key, which pages need to subscribe. */
export function withPushKey(file: SettingsFile, env: Environment): SettingsFile {
  const keys = pushKeysIn(file.server, env);
  return keys === undefined ? file : { ...file, page: { ...file.page, pushKey: keys.publicKey } };
}

/** Whether the key of a browser is a point of the curve, so that a push can be encrypted for it. */
export function isPointOfCurve(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
