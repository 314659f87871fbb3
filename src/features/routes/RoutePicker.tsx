import './RoutePicker.css';

import { useState } from 'react';

import type { RouteSettings } from '../../contract/settings.ts';
import { textOn } from '../../lib/colour.ts';
import { useFirstLanguage } from '../../ui/text/Language.tsx';

/** More chips than this are folded away: the list below them is what a rider came for. */
const SHOWN_AT_FIRST = 16;

interface RoutePickerProps {
  routes: readonly RouteSettings[];
  chosen: readonly string[];
  onToggle: (routeID: string) => void;
}

/** The routes as chips; several can be chosen at once (R1). */
export function RoutePicker({ routes, chosen, onToggle }: RoutePickerProps) {
  const { words, formats } = useFirstLanguage();
  const [isOpen, setOpen] = useState(false);
  const folds = routes.length > SHOWN_AT_FIRST + 1;
  const shown =
    isOpen || !folds
      ? routes
      : routes.filter((route, index) => index < SHOWN_AT_FIRST || chosen.includes(route.routeID));
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
          style={{ '--route': route.color, '--route-text': textOn(route.color) }}
          onClick={() => onToggle(route.routeID)}
        >
          {route.routeID}
        </button>
      ))}
      {folds ? (
        <button
          type="button"
          className="route-picker__chip route-picker__chip--more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? words.routes.fewer
            : words.routes.more(formats.number(routes.length - shown.length))}
        </button>
      ) : null}
    </fieldset>
  );
}
