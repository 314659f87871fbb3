import * as z from 'zod/mini';

import { Stop } from '../contract/stop.ts';
import type { RouteStop } from './Source.ts';

const written = new WeakMap<RouteStop, unknown>();

/**
 * A stop as it is sent (interface 2.2). A source gives the same stops until they change, so each is
 * encoded once: without this, encoding is most of the time that an answer takes.
 */
export function wireStop(stop: RouteStop): unknown {
  const before = written.get(stop);
  if (before !== undefined) return before;
  const wire = z.encode(Stop, stop);
  written.set(stop, wire);
  return wire;
}
