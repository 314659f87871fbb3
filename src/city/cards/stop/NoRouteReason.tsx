import { useQueryClient } from '@tanstack/react-query';

import { stopsKey } from '../../../api/queries/query-keys.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../reads/unknown-routes.ts';

interface NoRouteReasonProps {
  /** Shown when the stops of all chosen routes have loaded. */
  noRouteText: string;
}

/**
 * Why there are no buses at a stop without a loaded route: none of the chosen routes stops there, or some
 * routes' stops couldn't be read. Empty while they load.
 */
export function NoRouteReason({ noRouteText }: NoRouteReasonProps) {
  const { words, labelOf } = useLanguage();
  const { stopReads } = useCityStops();
  const queryClient = useQueryClient();
  const unloaded = useKnownReads(stopReads).filter(({ read }) => read?.answer === undefined);
  if (unloaded.length === 0) return <Notice tone="quiet">{noRouteText}</Notice>;
  return unloaded.map(({ route: { routeID }, read }) => (
    <ReadNotice
      key={routeID}
      part={words.stops.ofRoute(labelOf(routeID))}
      read={read}
      onRetry={() => void queryClient.refetchQueries({ queryKey: stopsKey(routeID) })}
    />
  ));
}
