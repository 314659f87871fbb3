import './KioskPage.css';
import { Suspense, useEffect, useState } from 'react';

import { LivePoller } from '../../city/reads/LivePoller.tsx';
import { NearbyFetcher } from '../../city/reads/NearbyFetcher.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';
import { useTheme } from '../useTheme.ts';
import { BoardFailed } from './BoardFailed.tsx';
import { BusBoard } from './BusBoard.tsx';
import { Clock } from './Clock.tsx';
import { EventBoard } from './EventBoard.tsx';
import { LotBoard } from './LotBoard.tsx';
import { PhoneCode } from './PhoneCode.tsx';

const KioskMap = lazyComponent(async () => (await import('./KioskMap.tsx')).KioskMap);

/** Prevented, so that touching the display can't open, move or drag anything (A6). */
const SUPPRESSED_EVENTS = [
  'contextmenu',
  'dragstart',
  'drop',
  'dragover',
  'gesturestart',
  'selectstart',
];

function useLockDown() {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    const refuseZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    for (const name of SUPPRESSED_EVENTS) document.addEventListener(name, refuse);
    document.addEventListener('wheel', refuseZoom, { passive: false });
    return () => {
      for (const name of SUPPRESSED_EVENTS) document.removeEventListener(name, refuse);
      document.removeEventListener('wheel', refuseZoom);
    };
  }, []);
}

/** The pointer hides after three seconds without movement (A5). */
function useIdlePointer(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer = 0;
    const onMove = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), 3_000);
    };
    window.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
    };
  }, []);
  return isIdle;
}

/** How many routes the header names; it counts the rest. */
const MOST_BADGES = 12;

/** The board: map, buses, lots and events, all visible at once. */
export function KioskPage() {
  const { words, formats } = useLanguage();
  const { city, features } = useSettings();
  const { routes } = useCityStops();
  const others = routes.length - MOST_BADGES;
  const theme = useTheme(usePageView().theme);
  const isIdle = useIdlePointer();
  useLockDown();
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <BoardFailed part={part} retry={retry} error={error} />
  );
  return (
    <main className="kiosk" data-idle={isIdle}>
      <LivePoller inBackground />
      <NearbyFetcher />
      <header className="kiosk__header">
        <div>
          <h1>{city.name}</h1>
          <p className="kiosk__routes">
            {routes.slice(0, MOST_BADGES).map(({ routeID, color }) => (
              <Badge key={routeID} text={routeID} fill={color} />
            ))}
            {others > 0 ? <span>{words.lists.andMore(formats.number(others))}</span> : null}
          </p>
        </div>
        <PhoneCode />
        <Clock />
      </header>
      <div className="kiosk__map">
        <ErrorBoundary fallback={failed(words.page.map)}>
          <Suspense fallback={<p className="kiosk__loading">{words.page.mapLoading}</p>}>
            <KioskMap theme={theme} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="kiosk__boards" data-parking={features.parking}>
        {features.vehicles ? (
          <ErrorBoundary fallback={failed(words.page.tabs.buses)}>
            <BusBoard />
          </ErrorBoundary>
        ) : (
          <Notice tone="quiet">{words.vehicles.notPublished}</Notice>
        )}
        {features.parking ? (
          <>
            <ErrorBoundary fallback={failed(words.page.tabs.parking)}>
              <LotBoard />
            </ErrorBoundary>
            <ErrorBoundary fallback={failed(words.page.tabs.events)}>
              <EventBoard />
            </ErrorBoundary>
          </>
        ) : null}
      </div>
    </main>
  );
}
