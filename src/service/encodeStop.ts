import * as z from 'zod/mini';

import { Stop } from '../contract/stop.ts';
import { memoizeByObject } from '../lib/memoizeByObject.ts';
import type { RouteStop } from './Source.ts';

/**
 * Encodes a stop for the response (interface 2.2). A source returns the same objects until its stops
 * change, so each is encoded once; encoding would otherwise take most of the response time.
 */
export const encodeStop = memoizeByObject((stop: RouteStop) => z.encode(Stop, stop));
