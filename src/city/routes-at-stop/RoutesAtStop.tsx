import './RoutesAtStop.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { stopsKey } from '../../api/queries/query-keys.ts';
import type { RouteSettings } from '../../contract/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useRoutesAtStop } from './useRoutesAtStop.ts';

interface RoutesAtStopProps {
  stopID: string;
  /** Where the stop is; null if unknown. */
  place: Place | null;
  /** Whether a chosen route stops here. */
  isServed: boolean;
}

/** Finds the other routes of a stop on request, with a button to show each of them (R5, R16). */
export function RoutesAtStop({ stopID, place, isServed }: RoutesAtStopProps) {
  const settings = useSettings();
  const { chosen } = useCityStops();
  const changeView = useChangeView();
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const [isRequested, setRequested] = useState(false);
  const { found, failed, isDone } = useRoutesAtStop(settings.routes, stopID, place, isRequested);
  const idsOf = (routes: readonly RouteSettings[]) =>
    formats.list(routes.map(({ routeID }) => routeID));
  const failure = isRequested ? failed[0]?.read?.failure : undefined;
  const others = found.filter(({ routeID }) => !chosen.includes(routeID));
  const resultText =
    found.length === 0 ? words.stop.noRoutes : words.stop.routesHere(found.length, idsOf(found));
  const hasResult = isRequested && isDone && (found.length > 0 || failed.length === 0);
  useEffect(() => {
    if (hasResult) announce(resultText);
  }, [hasResult, resultText, announce]);

  const stateWords = () => {
    if (!isDone) return isRequested ? words.stop.findingRoutes : null;
    if (others.length > 0 || failed.length > 0) return null;
    if (isServed) return isRequested ? words.stop.noOtherRoutes : null;
    return found.length === 0 ? words.stop.noRoutes : null;
  };
  const state = stateWords();
  return (
    <div className="routes-at-stop">
      {isRequested || isDone ? null : (
        <Button onClick={() => setRequested(true)}>
          {isServed ? words.stop.findOtherRoutes : words.stop.findRoutes}
        </Button>
      )}
      {others.map(({ routeID, color }) => (
        <Button
          key={routeID}
          onClick={() => changeView({ routes: [...chosen, routeID], destination: null })}
        >
          <span className="routes-at-stop__color" style={{ background: color }} />
          {words.vehicles.card.showRoute(routeID)}
        </Button>
      ))}
      {state === null ? null : <p className="routes-at-stop__state">{state}</p>}
      {failure === undefined ? null : (
        <ReadNotice
          part={words.stop.stopsOfRoutes(failed.length, idsOf(failed.map(({ route }) => route)))}
          failure={failure.error}
          receivedAt={undefined}
          onRetry={() => {
            for (const { route } of failed) {
              void queryClient.refetchQueries({ queryKey: stopsKey(route.routeID) });
            }
          }}
        />
      )}
    </div>
  );
}
