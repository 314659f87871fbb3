import type { Alert } from '../../contract/alerts/Alert.ts';
import { alertFrom } from '../../contract/alerts/AlertsAnswer.ts';
import { forEachInSlices } from '../../lib/forEachInSlices.ts';

const AT_ONCE = 25;

/** Decodes the alerts of an answer, without those that can't be shown. Hundreds take longer than a frame. */
export async function decodeAlerts(sent: readonly unknown[]): Promise<readonly Alert[]> {
  const alerts: Alert[] = [];
  await forEachInSlices(sent, AT_ONCE, (each) => {
    const alert = alertFrom(each);
    if (alert !== null) alerts.push(alert);
  });
  return alerts;
}
