import type { ReactNode } from 'react';

import type { RouteSettings } from '../../contract/settings/settings.ts';

import './RoutePicker.css';
import { textColorOn } from '../../lib/colors/color.ts';
import { badgeText, fullRouteName, nameBesideLabel } from '../../lib/names/route-name.ts';
import { BadgeLabel } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** What is on a route's chip beside its ID. */
export type MarkOf = (routeID: string) => ReactNode;

interface RoutePickerProps {
  routes: readonly RouteSettings[];
  chosen: readonly string[];
  onToggle: (routeID: string) => void;
  /** Whether the buses of all routes are shown; null if they can't be. */
  isAll: boolean | null;
  /**
   * Shows the buses of all routes. In a large city, which has chips only for the chosen routes, it opens the
   * list of all routes instead. False if the page can do neither.
   */
  onAll: (() => void) | false;
  markOf?: MarkOf | undefined;
}

/** Chips that choose one or more routes. */
export function RoutePicker({ routes, chosen, onToggle, isAll, onAll, markOf }: RoutePickerProps) {
  const { words } = useLanguage('page');
  const shown =
    isAll === null && onAll ? routes.filter(({ routeID }) => chosen.includes(routeID)) : routes;
  return (
    <fieldset className="route-picker">
      <legend className="visually-hidden">{words.routes.heading}</legend>
      {onAll && (
        <button
          type="button"
          className="route-picker__chip route-picker__chip--more"
          aria-haspopup={isAll === null ? 'dialog' : undefined}
          aria-pressed={isAll ?? undefined}
          onClick={onAll}
        >
          {words.routes.all}
        </button>
      )}
      {shown.map((route) => (
        <button
          key={route.routeID}
          type="button"
          className="route-picker__chip"
          aria-pressed={chosen.includes(route.routeID)}
          aria-label={fullRouteName(route, words.routes)}
          title={nameBesideLabel(route, words.routes)}
          style={{ '--route': route.color, '--route-text': textColorOn(route.color) }}
          onClick={() => onToggle(route.routeID)}
        >
          <BadgeLabel {...badgeText(route)} />
          {markOf?.(route.routeID)}
        </button>
      ))}
    </fieldset>
  );
}
