import { slowestPoll } from '../../../contract/settings/settings.ts';
import type { Settings } from '../../../contract/settings/settings.ts';

/**
 * The settings with the frame's `poll`, in seconds. A frame may poll less often, never more; and not so seldom that
 * its data looks late.
 */
export function withPoll(settings: Settings, poll: number | null): Settings {
  if (poll === null) return settings;
  const { polling, staleness } = settings;
  const slowed = (least: number, late: number) =>
    Math.max(least, Math.min(poll, slowestPoll(late)));
  return {
    ...settings,
    polling: {
      vehiclesSeconds: slowed(polling.vehiclesSeconds, staleness.vehiclesLateSeconds),
      lotsSeconds: slowed(polling.lotsSeconds, staleness.lotsLateSeconds),
    },
  };
}
