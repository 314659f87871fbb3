import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useMeasuredClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { messageIn } from '../../../contract/board/screens/messageIn.ts';
import { ordersIn } from '../../../contract/board/screens/screen-orders.ts';
import type { ScreenOrders } from '../../../contract/board/screens/screen-orders.ts';
import type { WeeklyHours } from '../../../lib/time/weekly-hours.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { storedEntry } from '../board/storedEntry.ts';
import type { EntryState } from '../board/useBoard.ts';
import { guardedReload } from '../reload/guardedReload.ts';
import { DISPLAY_ERRORS } from './errorQueue.ts';
import { readHealth } from './health.ts';
import type { DisplayHealth } from './health.ts';
import type { ShownOrders } from './OrdersContext.ts';
import { pollOrders } from './pollOrders.ts';
import { sendHeartbeats } from './sendHeartbeats.ts';
import { useOffUntil } from './useOffUntil.ts';

declare global {
  interface Window {
    /** A display's health, for a watchdog outside the page. */
    curbsideHealth?: () => DisplayHealth;
  }
}

/** Milliseconds between two updates of the health attribute, and two checks of a refresh. */
const CHECK_INTERVAL = 10_000;

/** Counts lost graphics contexts; the events don't bubble, so they are captured. */
function useContextLosses(): () => number {
  const [counter] = useState({ losses: 0 });
  useEffect(() => {
    const onLost = () => {
      counter.losses += 1;
    };
    window.addEventListener('webglcontextlost', onLost, true);
    return () => window.removeEventListener('webglcontextlost', onLost, true);
  }, [counter]);
  return () => counter.losses;
}

/** Queues the errors that nothing catches. */
function useUncaughtErrors(): void {
  useEffect(() => {
    const onError = ({ message }: ErrorEvent) => DISPLAY_ERRORS.addError(message);
    const onRejection = ({ reason }: PromiseRejectionEvent) => DISPLAY_ERRORS.addError(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
}

export interface FleetOptions {
  /** The screen's ID. */
  readonly id: string;
  /** What it reports with; null if its address has none. */
  readonly secret: string | null;
  readonly hours: WeeklyHours | null;
  /** How the display has taken its entry in screens.json. */
  readonly entry: EntryState;
  /** Called with each entry; undefined if the file couldn't be read. */
  readonly onEntry: (entry: unknown) => void;
}

/**
 * Lets an operator monitor and control a display remotely: its health on `window` and in `data-health`,
 * its heartbeat and the orders in screens.json.
 */
export function useFleet({ id, secret, hours, entry, onEntry }: FleetOptions): ShownOrders {
  const client = useQueryClient();
  const { staleness } = useSettings();
  const { lang } = useLanguage('page');
  const [orders, setOrders] = useState(() => ordersIn(storedEntry(id), id));
  const contextLosses = useContextLosses();
  const health = useEffectEvent(() =>
    readHealth({ id, client, staleness, contextLosses: contextLosses(), entry }),
  );
  useUncaughtErrors();
  const take = useEffectEvent((read: ScreenOrders | null) => {
    onEntry(read?.entry);
    if (read !== null)
      setOrders((now) => (read.entry === undefined ? { ...now, heartbeat: read.heartbeat } : read));
  });
  useEffect(() => pollOrders(id, (read) => take(read)), [id]);

  useEffect(() => {
    const { documentElement } = document;
    const update = () => {
      documentElement.dataset['health'] = health().status;
    };
    window.curbsideHealth = () => health();
    update();
    const timer = setInterval(update, CHECK_INTERVAL);
    return () => {
      clearInterval(timer);
      delete window.curbsideHealth;
      delete documentElement.dataset['health'];
    };
  }, []);

  const { heartbeat, refreshBefore } = orders;
  useEffect(
    () =>
      heartbeat === undefined
        ? undefined
        : sendHeartbeats(heartbeat, () => health(), DISPLAY_ERRORS, secret),
    [heartbeat, secret],
  );

  // Both times by the server's clock: a display's own may be wrong by hours.
  const offset = useMeasuredClockOffset();
  useEffect(() => {
    if (refreshBefore === undefined || offset === null) return undefined;
    const timer = setInterval(() => {
      const age = performance.now();
      const now = Date.now() + offset;
      if (now >= refreshBefore && now - age < refreshBefore) void guardedReload();
    }, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [refreshBefore, offset]);
  const { message, disabled, takeovers } = orders;
  const offUntil = useOffUntil(hours);
  return useMemo(
    () => ({ message: messageIn(message, lang), disabled, offUntil, takeovers }),
    [message, lang, disabled, offUntil, takeovers],
  );
}
