import * as z from 'zod/mini';

import { Stop } from '../contract/stop.ts';
import type { RouteStop } from './Source.ts';

const encoded = new WeakMap<RouteStop, unknown>();

/**
 * Encodes a stop for the response (interface 2.2). A source returns the same objects until its stops
 * change, so each is encoded once; encoding would otherwise take most of the response time.
 */
export function encodeStop(stop: RouteStop): unknown {
  const cached = encoded.get(stop);
  if (cached !== undefined) return cached;
  const wire = z.encode(Stop, stop);
  encoded.set(stop, wire);
  return wire;
}
