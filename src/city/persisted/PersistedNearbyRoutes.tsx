import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';

import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import type { SavePolicy } from './usePersistedRead.ts';

const StoredRoutes = z.array(z.string());

interface PersistedNearbyRoutesProps {
  store: AnswerStore;
  policy: SavePolicy;
}

/**
 * Saves which routes the page of a large city has found near a place. If a later page can't read that, or waits
 * long for it, it shows these, because their stops are saved too.
 */
export function PersistedNearbyRoutes({ store, policy }: PersistedNearbyRoutesProps) {
  const { routes, service } = useSettings();
  const { chosen, nearbyRoutes, setNearbyRoutes } = useCityStops();
  const { routes: chosenByRider } = usePageView();
  const name = `${service.baseUrl} nearby routes`;
  const save = useEffectEvent(async (routeIDs: readonly string[]) => {
    if (!policy.maySave()) return;
    try {
      await store.save(name, { wire: routeIDs, receivedAt: Date.now() });
    } catch {
      // A browser that stores nothing isn't an error: there is just less to show without a network.
    }
  });
  const restore = useEffectEvent(async () => {
    try {
      const stored = z.safeParse(StoredRoutes, (await store.find(name))?.wire).data ?? [];
      const routeIDs = stored.filter((id) => routes.some(({ routeID }) => routeID === id));
      if (routeIDs.length === 0) return;
      setNearbyRoutes((now) =>
        now === null || now.hasFailed === true ? { routeIDs, place: null, hasFailed: true } : now,
      );
    } catch {
      // Nor is one that can't be read: there is just nothing to restore.
    }
  });
  const found = nearbyRoutes !== null && nearbyRoutes.place !== null ? nearbyRoutes.routeIDs : null;
  useEffect(() => {
    if (found !== null) void save(found);
  }, [found]);
  const hasFailed = nearbyRoutes?.hasFailed === true;
  useEffect(() => {
    if (hasFailed) void restore();
  }, [hasFailed]);
  const isWaiting = chosenByRider === null && chosen.length === 0;
  const { restoreDelay } = policy;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void restore(), restoreDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, restoreDelay]);
  return null;
}
