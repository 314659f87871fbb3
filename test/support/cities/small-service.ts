import * as z from 'zod/mini';

import { createService, type Service } from '../../../src/service/createService.ts';
import { theSettings } from '../builders.ts';
import { NOON, smallSource, type SmallOverrides } from './small-source.ts';

const Body = z.looseObject({});

/** Creates the service with the small source and a fixed time. */
export function smallService(overrides: SmallOverrides = {}, now = NOON): Service {
  return createService(smallSource(overrides), theSettings(), () => now);
}

/**
 * Sends a request to a service. Adds the key of `theSettings` to transit paths without a key.
 *
 * @returns the response; `body` is the parsed JSON, or `{}` for an empty body
 */
export async function requestJson(
  service: Service,
  path: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const url = new URL(path, 'http://city.test');
  if (url.pathname.startsWith('/v1/') && !url.searchParams.has('key')) {
    url.searchParams.set('key', 'test-key');
  }
  const response = await service(new Request(url, init));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : z.parse(Body, JSON.parse(text)),
  };
}
