import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useMeasuredClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { guardedReload } from '../reload/guardedReload.ts';
import { DISPLAY_ERRORS } from './errorQueue.ts';
import { readHealth } from './health.ts';
import type { DisplayHealth } from './health.ts';
import type { ShownOrders } from './OrdersContext.ts';
import { pollOrders } from './pollOrders.ts';
import { messageIn, NO_ORDERS } from './screensFile.ts';
import { sendHeartbeats } from './sendHeartbeats.ts';

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

/**
 * Lets an operator monitor and control a display remotely: its health on `window` and in `data-health`,
 * its heartbeat and the orders in screens.json.
 *
 * @param id the screen's ID
 * @param secret what it reports with; null if its address has none
 */
export function useFleet(id: string, secret: string | null): ShownOrders {
  const client = useQueryClient();
  const { staleness } = useSettings();
  const { lang } = useLanguage('page');
  const [orders, setOrders] = useState(NO_ORDERS);
  const contextLosses = useContextLosses();
  const health = useEffectEvent(() =>
    readHealth({ id, client, staleness, contextLosses: contextLosses() }),
  );
  useUncaughtErrors();
  useEffect(() => pollOrders(id, setOrders), [id]);

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
  const { message, disabled } = orders;
  return useMemo(
    () => ({ message: messageIn(message, lang), disabled }),
    [message, lang, disabled],
  );
}
