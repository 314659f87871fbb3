import './RadiusField.css';
import { useId } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import { useDebouncedChange } from '../../../ui/time/useDebouncedChange.ts';
import { DEFAULT_RADIUS_FEET } from '../nearbyStops.ts';

/** Feet. The interface accepts 1 to 499, but below 100 a search finds only the stop at the point itself. */
const MIN_FEET = 100;
const STEP_FEET = 50;

interface RadiusFieldProps {
  /** Null for as far as a search goes without a radius. */
  radiusFeet: number | null;
  /** How far that is, in meters. */
  usualMeters: number;
  /** Feet, 100 to 499, or null for the interface's default of 500. */
  onChange: (radiusFeet: number | null) => void;
}

/** The end of the slider is the default of 500, which a request expresses by omitting the radius. */
const radiusParameter = (feet: number) => (feet >= DEFAULT_RADIUS_FEET ? null : feet);

/** A slider for the search radius. It debounces, so that a drag starts one search. */
export function RadiusField({ radiusFeet, usualMeters, onChange }: RadiusFieldProps) {
  const { words, formats } = useLanguage();
  const id = useId();
  const [draft, setDraft] = useDebouncedChange((feet: number) => onChange(radiusParameter(feet)));
  const shown = draft ?? radiusFeet ?? DEFAULT_RADIUS_FEET;
  const text = shown >= DEFAULT_RADIUS_FEET ? formats.distance(usualMeters) : formats.feet(shown);
  return (
    <div className="radius-field">
      <label htmlFor={id}>{words.nearby.radius}</label>
      <input
        id={id}
        type="range"
        min={MIN_FEET}
        max={DEFAULT_RADIUS_FEET}
        step={STEP_FEET}
        value={shown}
        aria-valuetext={text}
        onChange={(event) => setDraft(event.target.valueAsNumber)}
      />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
