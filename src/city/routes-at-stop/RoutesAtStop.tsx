import { useQueryClient } from '@tanstack/react-query';

import './RoutesAtStop.css';
import { useEffect, useState } from 'react';

import { stopsKey } from '../../api/queries/query-keys.ts';
import type { RouteSettings } from '../../contract/settings/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { routeLabel } from '../../lib/names/route-name.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useRoutesAtStops } from './useRoutesAtStops.ts';

interface RoutesAtStopProps {
  /** The stop, or the lot with the stops around it. */
  selection: Selection;
  stopIDs: readonly string[];
  /** Where that is; null if unknown. */
  place: Place | null;
  /** Whether a route in view stops here, or at one of the stops. */
  isServed: boolean;
}

/**
 * Finds the other routes of a stop, or of the stops around a lot. Where the rider has chosen
 * routes, that is on request, with a button to show each found route. Where the page shows the buses of all
 * routes, it finds them by itself and adds them to the view.
 */
export function RoutesAtStop({ selection, stopIDs, place, isServed }: RoutesAtStopProps) {
  const settings = useSettings();
  const { routes: inView, chosen, showsAll, addRoutes } = useCityStops();
  const changeView = useChangeView();
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const [hasAsked, setAsked] = useState(false);
  const isRequested = hasAsked || showsAll === true;
  const { found, failed, isDone } = useRoutesAtStops(settings.routes, stopIDs, place, isRequested);
  const idsOf = (routes: readonly RouteSettings[]) => formats.list(routes.map(routeLabel));
  const others = found.filter(({ routeID }) => !inView.some((one) => one.routeID === routeID));
  const resultText =
    found.length === 0 ? words.stop.noRoutes : words.stop.routesHere(found.length, idsOf(found));
  const hasResult = isRequested && isDone && (found.length > 0 || failed.length === 0);
  useEffect(() => {
    if (hasResult && hasAsked) announce(resultText);
  }, [hasResult, hasAsked, resultText, announce]);
  const { kind, id } = selection;
  useEffect(() => {
    if (showsAll === true)
      addRoutes(
        { kind, id },
        found.map(({ routeID }) => routeID),
      );
  }, [showsAll, kind, id, found, addRoutes]);

  const stateWords = () => {
    if (!isDone) return isRequested ? words.stop.findingRoutes : null;
    if (others.length > 0 || failed.length > 0) return null;
    if (isServed) return hasAsked ? words.stop.noOtherRoutes : null;
    return found.length === 0 ? words.stop.noRoutes : null;
  };
  const state = stateWords();
  return (
    <div className="routes-at-stop">
      {isRequested || isDone ? null : (
        <Button onClick={() => setAsked(true)}>
          {(isServed ? words.stop.findOtherRoutes : words.stop.findRoutes)(stopIDs.length)}
        </Button>
      )}
      {(showsAll === true ? [] : others).map(({ routeID, label, color }) => (
        <Button
          key={routeID}
          onClick={() => changeView({ routes: [...chosen, routeID], destination: null })}
        >
          <span className="routes-at-stop__color" style={{ background: color }} />
          {words.vehicles.card.showRoute(routeLabel({ routeID, label }))}
        </Button>
      ))}
      {state === null ? null : <p className="secondary">{state}</p>}
      {isRequested ? (
        <ReadNotice
          part={words.stop.stopsOfRoutes(failed.length, idsOf(failed.map(({ route }) => route)))}
          read={failed[0]?.read}
          onRetry={() => {
            for (const { route } of failed) {
              void queryClient.refetchQueries({ queryKey: stopsKey(route.routeID) });
            }
          }}
        />
      ) : null}
    </div>
  );
}
