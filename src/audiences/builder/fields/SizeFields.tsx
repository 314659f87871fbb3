import { useState } from 'react';

import {
  LEAST_PIXELS,
  MOST_PIXELS,
  SIZE_PRESETS,
  clampPixels,
} from '../../../lib/frames/frame-size.ts';
import type { FrameSize } from '../../../lib/frames/frame-size.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Choice } from './controls/Choice.tsx';
import { Group } from './controls/Group.tsx';

interface SizeFieldsProps {
  size: FrameSize;
  onChange: (size: FrameSize) => void;
}

type Name = 'column' | 'custom' | (typeof SIZE_PRESETS)[number]['name'];

/** Below these, a frame has only its map. */
const LEAST_FOR_CONTROLS = { width: 320, height: 240 };

/** The size of the frame: a preset, two numbers, or as wide as the host page's column. */
export function SizeFields({ size, onChange }: SizeFieldsProps) {
  const own = useBuilderWords();
  const [isCustom, setCustom] = useState(false);
  const preset = SIZE_PRESETS.find(
    ({ width, height }) => width === size?.width && height === size.height,
  );
  const named: Name = size === null ? 'column' : (preset?.name ?? 'custom');
  const chosen: Name = size !== null && isCustom ? 'custom' : named;
  const choose = (name: Name) => {
    setCustom(name === 'custom');
    if (name === 'column') return onChange(null);
    const { width, height } = SIZE_PRESETS.find((one) => one.name === name) ??
      size ?? { width: 480, height: 400 };
    return onChange({ width, height });
  };
  return (
    <Group heading={own.size}>
      <Choice
        legend={own.size}
        choices={[
          { value: 'column', label: own.sizes.column },
          ...SIZE_PRESETS.map(({ name, width, height }) => ({
            value: name,
            label: own.sizes[name],
            detail: own.pixels(String(width), String(height)),
          })),
          { value: 'custom', label: own.sizes.custom },
        ]}
        chosen={chosen}
        onChoose={choose}
        isLegendHidden
      />
      {size === null || chosen !== 'custom' ? null : (
        <div className="builder-sides">
          {(['width', 'height'] as const).map((side) => (
            <label key={side} className="builder-label">
              {own[side]}
              <input
                type="number"
                className="builder-input builder-input--short"
                min={LEAST_PIXELS}
                max={MOST_PIXELS}
                // Uncontrolled, because the first digits of a number are below the least.
                defaultValue={size[side]}
                onChange={({ target }) => {
                  if (target.validity.valid && target.value !== '')
                    onChange({ ...size, [side]: clampPixels(target.valueAsNumber) });
                }}
                onBlur={({ target }) => {
                  const pixels = Number(target.value) || size[side];
                  target.value = String(clampPixels(pixels));
                  onChange({ ...size, [side]: clampPixels(pixels) });
                }}
              />
            </label>
          ))}
        </div>
      )}
      {size !== null &&
      (size.width < LEAST_FOR_CONTROLS.width || size.height < LEAST_FOR_CONTROLS.height) ? (
        <p className="builder-hint">{own.tiny}</p>
      ) : null}
    </Group>
  );
}
