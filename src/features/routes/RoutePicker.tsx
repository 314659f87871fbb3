import './RoutePicker.css';
import { useState } from 'react';

import type { RouteSettings } from '../../contract/settings.ts';
import { textColorOn } from '../../lib/color.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';

/** The other chips are collapsed, to leave space for the list below. */
const COLLAPSED_COUNT = 16;

interface RoutePickerProps {
  routes: readonly RouteSettings[];
  chosen: readonly string[];
  onToggle: (routeID: string) => void;
}

/** Chips that choose one or more routes (R1). */
export function RoutePicker({ routes, chosen, onToggle }: RoutePickerProps) {
  const { words, formats } = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  const first = routes.filter(
    (route, index) => index < COLLAPSED_COUNT || chosen.includes(route.routeID),
  );
  const more = routes.length - first.length;
  // A chip that hides a single route takes as much space as the route does.
  const isCollapsible = more > 1;
  const shown = isOpen || !isCollapsible ? routes : first;
  const nameOf = ({ routeID, name }: RouteSettings) =>
    name === words.routes.unnamed(routeID) ? name : words.routes.name(routeID, name);
  return (
    <fieldset className="route-picker">
      <legend className="visually-hidden">{words.routes.heading}</legend>
      {shown.map((route) => (
        <button
          key={route.routeID}
          type="button"
          className="route-picker__chip"
          aria-pressed={chosen.includes(route.routeID)}
          aria-label={nameOf(route)}
          title={route.name}
          style={{ '--route': route.color, '--route-text': textColorOn(route.color) }}
          onClick={() => onToggle(route.routeID)}
        >
          {route.routeID}
        </button>
      ))}
      {isCollapsible ? (
        <button
          type="button"
          className="route-picker__chip route-picker__chip--more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.routes.fewer : words.routes.more(more, formats.number(more))}
        </button>
      ) : null}
    </fieldset>
  );
}
