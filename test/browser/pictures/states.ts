import type { State } from './State.ts';
import { ADDRESSES } from './states/addresses.ts';
import { BARRIE } from './states/barrie.ts';
import { BIKES } from './states/bikes.ts';
import { BOARDS } from './states/boards.ts';
import { BUILDER } from './states/builder.ts';
import { BUSES } from './states/buses.ts';
import { EVENTS } from './states/events.ts';
import { FAILURES } from './states/failures.ts';
import { JOURNEYS } from './states/journeys.ts';
import { KIOSK_AND_EMBED } from './states/kiosk-and-embed.ts';
import { NOTICES } from './states/notices.ts';
import { PAGE } from './states/page.ts';
import { PARKING } from './states/parking.ts';
import { REAL_TILES } from './states/real-tiles.ts';
import { REMINDERS } from './states/reminders.ts';
import { STOPS } from './states/stops.ts';

/** All states. Add a new one to the list of its subject. */
export const STATES: readonly State[] = [
  ...PAGE,
  ...STOPS,
  ...ADDRESSES,
  ...BUSES,
  ...PARKING,
  ...BIKES,
  ...EVENTS,
  ...JOURNEYS,
  ...NOTICES,
  ...REMINDERS,
  ...FAILURES,
  ...BARRIE,
  ...REAL_TILES,
  ...KIOSK_AND_EMBED,
  ...BUILDER,
  ...BOARDS,
];
