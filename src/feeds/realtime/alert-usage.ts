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
export interface AlertUsage {
  bytes: number;
  alerts: number;
}

export const noUsage = (): AlertUsage => ({ bytes: 0, alerts: 0 });

/** Whether another alert is read. Those that are not are counted. */
export const isWithinLimits = ({ bytes, alerts }: AlertUsage): boolean =>
  bytes < MOST_BYTES && alerts < MOST_ALERTS;

/** Adds what an alert takes, with the texts that are to be spoken. */
export function addUsage(usage: AlertUsage, alert: Omit<ReportedAlert, 'id'>): void {
  const { informed, periods, header, description, url } = alert;
  const spoken = [...alert.spokenHeader, ...alert.spokenDescription, ...alert.effectDetail];
  usage.alerts += 1;
  usage.bytes += informed.length * ENTITY_BYTES + periods.length * PERIOD_BYTES;
  for (const { text } of [...header, ...description, ...url, ...spoken])
    usage.bytes += TEXT_BYTES + 2 * text.length;
}
