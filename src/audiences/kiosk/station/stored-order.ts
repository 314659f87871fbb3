import * as z from 'zod/mini';

import type { StopOrder } from '../../../api/stop-order/stopOrder.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import { createStoredValue } from '../../../ui/browser/createStoredValue.ts';
import { mergeSequences, sequencesOf } from './learned-order.ts';
import type { StopSequence } from './learned-order.ts';

/** What rides of a route to a destination have shown. An array, because zod's records would be more code. */
const Learned = z.array(z.object({ key: z.string(), sequences: z.array(z.array(z.string())) }));

interface LearnedOrder {
  /** The route's ID and the destination. */
  readonly key: string;
  readonly sequences: readonly StopSequence[];
}

const NOTHING: readonly LearnedOrder[] = [];

/** The order of stops that this display has learned, so that it knows it after a power cut (A48). */
const stored = createStoredValue(
  'kiosk-stop-order',
  (value): typeof NOTHING | undefined => z.safeParse(Learned, value).data,
  NOTHING,
);

/** A display has few routes; this limits a device that is moved from station to station. */
const MAX_ENTRIES = 100;

const sequencesIn = (all: readonly LearnedOrder[], key: string): readonly StopSequence[] =>
  all.find((one) => one.key === key)?.sequences ?? [];

/** The stored sequences of a route's stops to a destination. */
export const storedSequences = (routeID: string, direction: string): readonly StopSequence[] =>
  sequencesIn(stored.get(), `${routeID}~${destinationKey(direction)}`);

/** Stores what a route's finished rides have shown. */
export function storeSequences(routeID: string, past: StopOrder['past']): void {
  const before = stored.get();
  const learned = [...past].map(([direction, rides]) => {
    const key = `${routeID}~${direction}`;
    return { key, sequences: mergeSequences(rides.flatMap(sequencesOf), sequencesIn(before, key)) };
  });
  const keys = new Set(learned.map(({ key }) => key));
  const others = before.filter(({ key }) => !keys.has(key));
  stored.set([...learned, ...others].slice(0, MAX_ENTRIES));
}
