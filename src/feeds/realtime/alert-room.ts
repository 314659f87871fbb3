import type { ReportedAlert } from '../../contract/realtime/ReportedAlert.ts';

/** More than any region has at once. */
const MOST_ALERTS = 5000;
/**
 * Of all alerts together, in memory: ten times what those of the largest agencies take. Each alert has limits of its
 * own, and 5,000 times those would fill the memory.
 */
const MOST_BYTES = 64_000_000;
const ENTITY_BYTES = 250;
const PERIOD_BYTES = 50;
const TEXT_BYTES = 100;

/** What the alerts of a message have taken. */
export interface AlertRoom {
  bytes: number;
  alerts: number;
}

export const emptyRoom = (): AlertRoom => ({ bytes: 0, alerts: 0 });

/** Whether another alert is read. Those that are not are counted. */
export const hasRoom = ({ bytes, alerts }: AlertRoom): boolean =>
  bytes < MOST_BYTES && alerts < MOST_ALERTS;

export function takeRoom(room: AlertRoom, alert: Omit<ReportedAlert, 'id'>): void {
  const { informed, periods, header, description, url } = alert;
  room.alerts += 1;
  room.bytes += informed.length * ENTITY_BYTES + periods.length * PERIOD_BYTES;
  for (const { text } of [...header, ...description, ...url])
    room.bytes += TEXT_BYTES + 2 * text.length;
}
