import './MapNotices.css';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { MapFailure } from '../../map/map-health.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { RetryOrReload } from '../../ui/loading/RetryOrReload.tsx';

/** What is wrong with the map; another object each time that it is told, also of the same failure. */
export interface MapFailureReport {
  readonly failure: MapFailure;
  readonly retry: () => void;
  /** Someone has asked for another try, and nothing is known of it yet. */
  readonly isRetrying?: boolean;
}

/** What no other try helps: a browser without WebGL2, and a map that is being drawn anew by itself. */
const NOT_RETRYABLE: readonly MapFailure[] = ['no-webgl', 'context-lost'];

interface MapNoticesProps {
  failed: MapFailureReport | null;
  /** Nothing where nobody can press a button. */
  onRetry?: (() => void) | undefined;
  /** What can be done with the map, or why something led nowhere; said beside a failure too. */
  hint: ReactNode;
}

/** Quiet lines over the map, and aloud: what is wrong with it; and what can be done with it (R25). */
export function MapNotices({ failed, onRetry, hint }: MapNoticesProps) {
  const { map } = useLanguage().words;
  const announce = useAnnounce();
  const sentences: Record<MapFailure, string> = {
    'no-webgl': map.unavailable,
    worker: map.codeFailed,
    'context-lost': map.contextLost,
    resting: map.resting,
    basemap: map.basemapFailed,
    'basemap-chunk': map.basemapChunkFailed,
  };
  const failureText = failed && (failed.isRetrying ? map.retrying : sentences[failed.failure]);
  useEffect(() => {
    if (failed !== null && failureText !== null) announce(failureText);
  }, [failed, failureText, announce]);
  if (failureText === null && hint === undefined) return null;
  const canRetry =
    onRetry !== undefined && failed !== null && !NOT_RETRYABLE.includes(failed.failure);
  return (
    <div className="map-notice">
      {failureText === null ? null : (
        <p>
          {failureText}{' '}
          {canRetry ? (
            <RetryOrReload
              kind={failed.failure === 'basemap-chunk' ? 'chunk' : failed.failure}
              onRetry={onRetry}
            />
          ) : null}
        </p>
      )}
      {hint === undefined ? null : <p>{hint}</p>}
    </div>
  );
}
