import './RadiusField.css';

import { useId } from 'react';

import { useLanguage } from '../../ui/text/Language.tsx';
import { useDebouncedChange } from '../../ui/time/useDebouncedChange.ts';
import { DEFAULT_RADIUS_FEET } from './nearbyStops.ts';

/** Feet. The interface takes 1 to 499; below 100 a search finds the pole one stands at. */
const MIN_FEET = 100;
const STEP_FEET = 50;

interface RadiusFieldProps {
  radiusFeet: number;
  /** Feet, 100 to 499, or null for the interface's default of 500 (R3). */
  onChange: (radiusFeet: number | null) => void;
}

/** The largest radius that may be asked for is 499; the slider's end leaves the radius out. */
const radiusParameter = (feet: number) => (feet >= DEFAULT_RADIUS_FEET ? null : feet);

/** How far to search. The search itself waits until the slider is let go. */
export function RadiusField({ radiusFeet, onChange }: RadiusFieldProps) {
  const { words, formats } = useLanguage();
  const id = useId();
  const [draft, setDraft] = useDebouncedChange((feet: number) => onChange(radiusParameter(feet)));
  const shown = draft ?? radiusFeet;
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
        aria-valuetext={formats.feet(shown)}
        onChange={(event) => setDraft(event.target.valueAsNumber)}
      />
      <span aria-hidden="true">{formats.feet(shown)}</span>
    </div>
  );
}
