import './FrameBar.css';
import type { ReactNode } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useFrame } from '../FrameContext.ts';
import { FullMapLink } from '../link/FullMapLink.tsx';
import { isWholeCity } from '../options/isWholeCity.ts';

/** How many routes the bar names; it counts the rest. */
const MOST_BADGES = 6;

/** What a frame says by itself: its title or routes, the state of its data, and a link to the full map. */
export function FrameBar({ isTiny = false, children }: { isTiny?: boolean; children?: ReactNode }) {
  const { words, formats } = useLanguage();
  const { options } = useFrame();
  const { routes } = useCityStops();
  const isOfCity = isWholeCity(options.view, useSettings());
  const named = isOfCity ? [] : routes;
  const others = named.length - MOST_BADGES;
  if (isTiny) {
    return (
      <div className="frame-bar frame-bar--tiny">
        <FullMapLink />
      </div>
    );
  }
  return (
    <div className="frame-bar">
      {options.title === null ? null : (
        <strong className="frame-bar__title">{options.title}</strong>
      )}
      {named.slice(0, MOST_BADGES).map(({ routeID, color }) => (
        <Badge key={routeID} routeID={routeID} fill={color} />
      ))}
      {others > 0 ? <span>{words.lists.andMore(formats.number(others))}</span> : null}
      {children}
      <FullMapLink />
    </div>
  );
}
