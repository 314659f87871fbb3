import * as z from 'zod/mini';

import type { StopOrder } from '../../../api/stop-order/stopOrder.ts';
import { destinationKey } from '../../../lib/destination.ts';
import { createStoredValue } from '../../../ui/browser/createStoredValue.ts';
import { mergeSequences, sequencesOf } from './learned-order.ts';
import type { StopSequence } from './learned-order.ts';

const Sequences = z.record(z.string(), z.array(z.array(z.string())));

const NOTHING: Readonly<Record<string, readonly StopSequence[]>> = {};

/** The order of stops that this display has learned, so that it knows it after a power cut (A48). */
const stored = createStoredValue(
  'kiosk-stop-order',
  (value): typeof NOTHING | undefined => z.safeParse(Sequences, value).data,
  NOTHING,
);

/** A display has few routes; this limits a device that is moved from station to station. */
const MAX_ENTRIES = 100;

/** The stored sequences of a route's stops to a destination. */
export const storedSequences = (routeID: string, direction: string): readonly StopSequence[] =>
  stored.get()[`${routeID}~${destinationKey(direction)}`] ?? [];

/** Stores what a route's finished rides have shown. */
export function storeSequences(routeID: string, past: StopOrder['past']): void {
  const before = stored.get();
  const learned = [...past].map(([direction, rides]) => {
    const key = `${routeID}~${direction}`;
    return [key, mergeSequences(rides.flatMap(sequencesOf), before[key] ?? [])] as const;
  });
  const keys = new Set(learned.map(([key]) => key));
  const others = Object.entries(before).filter(([key]) => !keys.has(key));
  stored.set(Object.fromEntries([...learned, ...others].slice(0, MAX_ENTRIES)));
}
