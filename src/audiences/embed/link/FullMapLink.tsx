import './FullMapLink.css';
import { Suspense, useState } from 'react';
import type { MouseEvent } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { urlFromView } from '../../../view/urlFromView.ts';
import { isFirstLayer } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { isWholeCity } from '../options/isWholeCity.ts';

const FullMapAddress = lazyComponent(
  async () => (await import('../bar/FullMapAddress.tsx')).FullMapAddress,
);

/**
 * Opens an address in a new tab. Without `noopener`, because `window.open` then never says whether it
 * worked. The tab's opener is only this frame.
 *
 * @returns false if the host's sandbox forbids new tabs, or makes one in which the page can't load
 */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab === null || window.origin !== 'null') return tab !== null;
  try {
    // A new tab that is in this frame's sandbox has another origin than the frame, which has none.
    return tab.document !== null;
  } catch {
    tab.close();
    return false;
  }
}

/**
 * The link to the full map with the same view. In a sandbox without new tabs a link does nothing, so
 * there it becomes an address to copy. No script can know that before it tries.
 */
export function FullMapLink() {
  const { words } = useLanguage('page');
  const [isForbidden, setForbidden] = useState(false);
  const view = usePageView();
  const { options, showsDepartures } = useFrame();
  const [stopID] = showsDepartures ? options.stops : [];
  // The card of a stop begins with its departures.
  const stop = stopID === undefined ? null : { kind: 'stop' as const, id: stopID };
  const routes = isWholeCity(view, useSettings()) ? null : view.routes;
  const hidden = view.hidden.filter(isFirstLayer);
  const href = `/?${urlFromView({ ...view, routes, hidden, selection: view.selection ?? stop })}`;
  if (isForbidden) {
    return (
      <Suspense fallback={null}>
        <FullMapAddress address={new URL(href, document.baseURI).href} />
      </Suspense>
    );
  }
  const handleClick = (event: MouseEvent) => {
    // Only a host can forbid new tabs. Keys such as Ctrl choose how the browser opens one.
    if (window.parent === window || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setForbidden(!openTab(href));
  };
  return (
    <a
      className="full-map"
      href={href}
      target="_blank"
      // With a referrer, from which the server sees that the tab may be in the host's sandbox.
      rel="noopener"
      onClick={handleClick}
    >
      {words.page.openFullMap}
      <span className="visually-hidden">({words.page.newWindow})</span>
    </a>
  );
}
