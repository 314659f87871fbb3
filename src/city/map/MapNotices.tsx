import './MapNotices.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { MapFailure } from '../../map/health/map-health.ts';
import { RetryOrReload } from '../../ui/loading/RetryOrReload.tsx';
import { useIsCauseSaid } from '../../ui/panels/CauseSaid.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** A failure of the map; a new object for each report, even of the same failure. */
export interface MapFailureReport {
  readonly failure: MapFailure;
  readonly retry: () => void;
  /** Whether a retry is under way. */
  readonly isRetrying?: boolean;
}

/** Failures without a retry button: there is no WebGL2, or the map is already recreating itself. */
const NOT_RETRYABLE: readonly MapFailure[] = ['no-webgl', 'context-lost'];

interface MapNoticesProps {
  failed: MapFailureReport | null;
  /** Left out where nobody can press a button: on a display, whose notices are short. */
  onRetry?: (() => void) | undefined;
  /** What a person can do on the map, or why something failed; shown beside a map failure too. */
  hint: ReactNode;
}

/** Lines that scroll, as large text does on a small phone, must be reached without a finger. */
function reachByKeyboard(notice: HTMLElement | null): void {
  if (notice === null) return;
  const scrolls = notice.scrollHeight > notice.clientHeight;
  if (scrolls) notice.tabIndex = 0;
  else notice.removeAttribute('tabindex');
}

/** Lines over the map: what is wrong with it, which is announced too, and the hint. */
export function MapNotices({ failed: report, onRetry, hint }: MapNoticesProps) {
  const { map } = useLanguage().words;
  const announce = useAnnounce();
  // Streets that the service has not sent have the cause that the page says.
  const isSaid = useIsCauseSaid()('unreachable') && report?.failure === 'basemap';
  const failed = isSaid ? null : report;
  const sentences: Record<MapFailure, string> = {
    'no-webgl': map.unavailable,
    worker: map.codeFailed,
    'map-chunk': map.codeFailed,
    'context-lost': map.contextLost,
    resting: map.retryLater,
    basemap: onRetry === undefined ? map.noStreets : map.basemapFailed,
    'basemap-chunk': onRetry === undefined ? map.noStreets : map.basemapChunkFailed,
  };
  const failureText = failed && (failed.isRetrying ? map.retrying : sentences[failed.failure]);
  useEffect(() => {
    if (failed !== null && failureText !== null) announce(failureText);
  }, [failed, failureText, announce]);
  if (failureText === null && hint === undefined) return null;
  const canRetry =
    onRetry !== undefined && failed !== null && !NOT_RETRYABLE.includes(failed.failure);
  // The map without streets works, and nothing can be done about it.
  const isQuiet = failed?.failure === 'no-webgl' && hint === undefined;
  return (
    <div
      ref={(notice) => reachByKeyboard(notice)}
      className={`map-notice ${isQuiet ? 'map-notice--quiet' : ''}`}
    >
      {failureText === null ? null : (
        <p>
          {failureText}{' '}
          {canRetry ? (
            <RetryOrReload
              kind={failed.failure.endsWith('-chunk') ? 'chunk' : failed.failure}
              onRetry={onRetry}
            />
          ) : null}
        </p>
      )}
      {hint === undefined ? null : <p>{hint}</p>}
    </div>
  );
}
