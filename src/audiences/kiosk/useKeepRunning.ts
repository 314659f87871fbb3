import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import type { BoardOptions } from '../../contract/board/board-options.ts';
import { CITY_NAME_KEY } from '../../lib/names/start-names.ts';
import { ClockOffsetContext } from '../../ui/time/ClockOffsetContext.ts';
import { holdClockJumps } from './clock/holdClockJumps.ts';
import { DISPLAY_ERRORS } from './fleet/errorQueue.ts';
import { rebuildMap } from './layout/mapGeneration.ts';
import { refetchAfterOutage } from './polling/refetchAfterOutage.ts';
import { watchPolls } from './polling/watchPolls.ts';
import { guardedReload } from './reload/guardedReload.ts';
import { registerDisplayWorker } from './reload/registerDisplayWorker.ts';
import { reloadNightly } from './reload/reloadNightly.ts';
import { startWatchdog } from './reload/watchdog.ts';
import { watchVersion } from './reload/watchVersion.ts';
import { holdWakeLock } from './screen/holdWakeLock.ts';
import { watchTouch } from './touch/watchTouch.ts';

/** Stores what the boot script shows at the next start. */
function rememberName(name: string): void {
  try {
    localStorage.setItem(CITY_NAME_KEY, name);
  } catch {
    // The browser blocks storage.
  }
}

/**
 * Keeps an unattended display running: it loads new versions, refetches after outages, recovers a stuck
 * page, reloads at night, keeps the screen awake and prepares for a start without a network.
 *
 * @param spread the screen's `spreadOf`
 */
export function useKeepRunning(
  { wake, nightly }: Pick<BoardOptions, 'wake' | 'nightly'>,
  spread: number,
): void {
  const client = useQueryClient();
  const { city, polling, features } = useSettings();
  const offset = use(ClockOffsetContext);
  const now = useEffectEvent(() => Date.now() + offset);
  const pollInterval = (features.vehicles ? polling.vehiclesSeconds : polling.lotsSeconds) * 1000;
  const { name, timeZone } = city;

  useEffect(() => rememberName(name), [name]);
  useEffect(() => holdClockJumps(client), [client]);
  useEffect(() => registerDisplayWorker(), []);
  useEffect(() => (wake ? holdWakeLock() : undefined), [wake]);
  useEffect(() => {
    const touch = watchTouch();
    const stop = watchVersion(touch.idleTime);
    return () => {
      stop();
      touch.stop();
    };
  }, []);
  useEffect(
    () => (nightly ? reloadNightly({ timeZone, spread, now: () => now() }) : undefined),
    [nightly, timeZone, spread],
  );
  useEffect(
    () =>
      refetchAfterOutage({
        client,
        // More often than the polls, so that the data returns within an interval of the network.
        interval: 0.8 * pollInterval,
        onOutage: (outage) => DISPLAY_ERRORS.addOutage(outage),
      }),
    [client, pollInterval],
  );
  useEffect(() => {
    const polls = watchPolls(client);
    const stopWatchdog = startWatchdog({
      pollInterval,
      nextPollDue: polls.nextDue,
      steps: [
        () => void client.refetchQueries({ type: 'active' }),
        rebuildMap,
        () => void guardedReload(),
      ],
    });
    return () => {
      stopWatchdog();
      polls.stop();
    };
  }, [client, pollInterval]);
}
