import type { RefObject } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Group } from './controls/Group.tsx';
import type { FieldProps } from './FieldProps.ts';

/** Feet; the last is the interface's default, which the URL leaves out. */
const RADII_FEET = [100, 200, 300, 400, 500];
const DEFAULT_RADIUS_FEET = 500;

interface AreaFieldsProps extends FieldProps {
  isMoving: boolean;
  onMove: (isMoving: boolean) => void;
  /** The button that starts to move the map, which gets the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** The center of the preview now, or of the city until it is drawn. */
  previewCenter: () => Place;
}

/** The area that the map starts with, and a point around which stops are searched. */
export function AreaFields({
  options,
  changeOptions,
  changeView,
  isMoving,
  onMove,
  buttonRef,
  previewCenter,
}: AreaFieldsProps) {
  const { words, formats } = useLanguage();
  const own = useBuilderWords();
  const { near, radius, camera } = options.view;
  const isFixed = camera !== null || options.bbox !== null;
  const setNear = () => {
    const { lat, lon } = previewCenter();
    changeView({ near: { lat, lon } });
  };
  const reset = () => {
    onMove(false);
    changeOptions({ bbox: null, view: { ...options.view, camera: null } });
  };
  return (
    <Group heading={own.area}>
      <div className="builder-field">
        <p>{isFixed ? own.areaFixed : own.areaFits}</p>
        <div className="builder-buttons">
          <Button ref={buttonRef} aria-pressed={isMoving} onClick={() => onMove(!isMoving)}>
            {isMoving ? own.moveDone : own.move}
          </Button>
          {isFixed ? (
            <Button variant="plain" onClick={reset}>
              {own.areaReset}
            </Button>
          ) : null}
        </div>
        {isMoving ? <p className="builder-hint">{own.moveHelp}</p> : null}
      </div>
      <fieldset className="builder-field">
        <legend>{own.near}</legend>
        <p>
          {near === null
            ? own.nearNone
            : own.nearAt(`${near.lat.toFixed(4)}, ${near.lon.toFixed(4)}`)}
        </p>
        <div className="builder-buttons">
          <Button onClick={setNear}>{own.nearSet}</Button>
          {near === null ? null : (
            <Button variant="plain" onClick={() => changeView({ near: null, radius: null })}>
              {own.nearClear}
            </Button>
          )}
        </div>
        {near === null ? null : (
          <label className="builder-label">
            {words.nearby.radius}
            <select
              className="builder-input"
              value={String(radius ?? DEFAULT_RADIUS_FEET)}
              onChange={({ target }) => {
                const feet = Number(target.value);
                changeView({ radius: feet === DEFAULT_RADIUS_FEET ? null : feet });
              }}
            >
              {[...new Set([...RADII_FEET, radius ?? DEFAULT_RADIUS_FEET])]
                .toSorted((a, b) => a - b)
                .map((feet) => (
                  <option key={feet} value={String(feet)}>
                    {formats.feet(feet)}
                  </option>
                ))}
            </select>
          </label>
        )}
      </fieldset>
    </Group>
  );
}
