import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { CityProvider, useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { StopsInViewProvider } from '../../../city/reads/StopsInViewContext.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import type { ChangeView } from '../../../view/useView.ts';
import { ViewProvider } from '../../../view/ViewContext.tsx';
import { useMissingStops } from '../causes/useMissingStops.ts';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import { isShownLot, unknownLots } from '../lots/shown-lots.ts';
import { hasLotPanel } from '../options/kiosk-panels.ts';
import { KioskContext, useKiosk } from '../options/KioskOptionsContext.ts';
import { StationRoutes } from '../station/StationRoutes.tsx';
import { type RouteSearch, type Station, useStation } from '../station/useStation.ts';
import { useStationTimes } from '../times/useStationTimes.ts';
import type { Board } from './useBoard.ts';

/** Milliseconds. A board whose data doesn't come is shown without it: the display must not stay at an earlier place. */
const LIMIT = 8_000;

interface NextBoardProps {
  board: Board;
  changeView: ChangeView;
  /** Called once the board's data is there, or won't come soon. */
  onReady: () => void;
  /** Called with what the city doesn't have, in English. */
  onWrong: (wrong: readonly string[]) => void;
}

/**
 * Reads what the next board shows, with the board's own code and without a picture, while the last one stays. What
 * the city doesn't have is known only then.
 */
export function NextBoard({ board, changeView, onReady, onWrong }: NextBoardProps) {
  const { features } = useSettings();
  const { scale } = useKiosk();
  const { options, view } = board;
  const kiosk = useMemo(() => ({ options, scale }), [options, scale]);
  const isShown = useMemo(() => isShownLot(options), [options]);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const timer = setTimeout(() => ready(), LIMIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Optional>
      <KioskContext value={kiosk}>
        <ViewProvider view={view} changeView={changeView} features={features}>
          <StopsInViewProvider isUnattended>
            <CityProvider isShown={isShown}>
              <Reads onReady={onReady} onWrong={onWrong} />
            </CityProvider>
          </StopsInViewProvider>
        </ViewProvider>
      </KioskContext>
    </Optional>
  );
}

type ReadsProps = Pick<NextBoardProps, 'onReady' | 'onWrong'>;

function Reads({ onReady, onWrong }: ReadsProps) {
  const [search, setSearch] = useState<RouteSearch>('running');
  const station = useStation(search);
  const { lotsRead, stopReads, allLots } = useCity();
  const { features } = useSettings();
  const { options } = useKiosk();
  const routes = useUnknownRoutes();
  const lots = allLots.length === 0 ? [] : unknownLots(allLots, options.lots);
  const hasLots = lotsRead !== undefined || !features.parking || !hasLotPanel(options.panels);
  const isRead = hasLots && stopReads.every(({ read }) => read !== undefined);
  const wrong = [...named('route', routes), ...named('lots', lots)];
  return station === null ? (
    <Finish isRead={isRead} wrong={wrong} onReady={onReady} onWrong={onWrong} />
  ) : (
    <>
      <StationRoutes station={station} onSearch={setSearch} />
      <StationReads
        station={station}
        isRead={isRead}
        wrong={wrong}
        onReady={onReady}
        onWrong={onWrong}
      />
    </>
  );
}

const named = (member: string, missing: readonly string[]) =>
  missing.map((name) => `${member}: the city has no ${name}`);

interface FinishProps extends ReadsProps {
  isRead: boolean;
  wrong: readonly string[];
}

function StationReads({ station, ...rest }: FinishProps & { station: Station }) {
  const times = useStationTimes(station);
  const { missing, missingVia, isKnown } = useMissingStops(station);
  const isRead = rest.isRead && station.isLoaded && isKnown && times?.isLoading !== true;
  return (
    <Finish
      {...rest}
      isRead={isRead}
      wrong={[...named('stop', missing), ...named('via', missingVia), ...rest.wrong]}
    />
  );
}

function Finish({ isRead, wrong, onReady, onWrong }: FinishProps): null {
  const isWrong = wrong.length > 0;
  const finish = useEffectEvent(() => (isWrong ? onWrong(wrong) : onReady()));
  useEffect(() => {
    if (isWrong || isRead) finish();
  }, [isWrong, isRead]);
  return null;
}
