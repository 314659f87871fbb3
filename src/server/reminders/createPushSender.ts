import webpush from 'web-push';

import type { Subscription } from '../../contract/reminders.ts';
import { limitConcurrency } from '../../lib/limitConcurrency.ts';
import { checkPublicHost, type Lookup, systemLookup } from '../feeds/checkPublicHost.ts';
import { FetchError } from '../feeds/FetchError.ts';
import type { FetchFunction } from '../feeds/FetchFunction.ts';
import { fetchPublic } from '../feeds/fetchPublic.ts';
import type { PushKeys } from './push-keys.ts';

/** Milliseconds until a push service that is silent counts as failed. */
const TIMEOUT = 10_000;
/** A push service that hangs must not hold up the others. */
const MOST_OF_HOST = 20;
const DEFAULT_RETRY = 5_000;
const LONGEST_RETRY = 3_600_000;

/** `gone`: the browser has unsubscribed; `refused`: the push service takes nothing of ours; `failed`: it may later. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed';

interface PushOutcome {
  readonly result: PushResult;
  /** The status of the response; undefined without one. */
  readonly status?: number;
  /** Milliseconds to wait before the next try. */
  readonly retryAfter: number;
}

interface Push {
  readonly payload: string;
  /** Seconds for which the push service keeps it while the device is away. */
  readonly ttl: number;
  /** A push with the same topic replaces one that the device has not received. At most 32 letters of base64url. */
  readonly topic: string;
  readonly isUrgent: boolean;
}

export type SendPush = (subscription: Subscription, push: Push) => Promise<PushOutcome>;

export interface PushSenderOptions {
  readonly keys: PushKeys;
  /** Whether push services may be on this machine or in its network. */
  readonly allowPrivateAddresses: boolean;
  /** Replaces the system's. */
  readonly fetch?: FetchFunction | undefined;
  readonly lookup?: Lookup | undefined;
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // A redirect would lead elsewhere than the browser said.
  return status === 408 || status === 429 || status >= 500 ? 'failed' : 'refused';
}

function retryAfterOf(text: string | null): number {
  const seconds = /^\d{1,6}$/.test(text?.trim() ?? '') ? Number(text) * 1000 : DEFAULT_RETRY;
  return Math.min(LONGEST_RETRY, Math.max(DEFAULT_RETRY, seconds));
}

/** Creates the function that encrypts a push for one browser (RFC 8291) and sends it to its push service. It never rejects. */
export function createPushSender(options: PushSenderOptions): SendPush {
  const { keys, allowPrivateAddresses, lookup = systemLookup } = options;
  const { fetch = allowPrivateAddresses ? globalThis.fetch : fetchPublic } = options;
  const limits = new Map<
    string,
    { readonly limit: ReturnType<typeof limitConcurrency>; count: number }
  >();

  async function request(subscription: Subscription, push: Push): Promise<PushOutcome> {
    const { headers, body } = webpush.generateRequestDetails(subscription, push.payload, {
      vapidDetails: keys,
      TTL: push.ttl,
      topic: push.topic,
      urgency: push.isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    });
    const url = new URL(subscription.endpoint);
    if (!allowPrivateAddresses) await checkPublicHost(url, lookup);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers,
      body: new Uint8Array(body),
    });
    // A push service may answer without an end.
    await response.body?.cancel();
    const { status } = response;
    const retryAfter = retryAfterOf(response.headers.get('retry-after'));
    return { result: resultOf(status), status, retryAfter };
  }

  return async (subscription, push) => {
    const { host } = new URL(subscription.endpoint);
    const own = limits.get(host) ?? { limit: limitConcurrency(MOST_OF_HOST), count: 0 };
    own.count += 1;
    limits.set(host, own);
    try {
      return await own.limit(() => request(subscription, push));
    } catch (error) {
      // A private address stays one, and a key that is no point of the curve stays none.
      const isPrivate =
        error instanceof FetchError ||
        (error instanceof Error && error.cause instanceof FetchError);
      const isOurs =
        error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_CRYPTO');
      return { result: isPrivate || isOurs ? 'refused' : 'failed', retryAfter: DEFAULT_RETRY };
    } finally {
      own.count -= 1;
      if (own.count === 0) limits.delete(host);
    }
  };
}
