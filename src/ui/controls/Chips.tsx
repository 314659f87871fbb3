import './Chips.css';
import type { ReactNode } from 'react';

/** A toggle button. */
export interface Chip {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

interface ChipsProps {
  legend: string;
  /** By React key, in display order. */
  choices: ReadonlyMap<string, Chip>;
  /** A last button that shows or hides further choices. */
  more?: { label: string; isOpen: boolean; onToggle: () => void } | undefined;
  /** Shown below the chips. */
  children?: ReactNode;
}

/** A row of toggle buttons. The parent decides how many may be pressed at once. */
export function Chips({ legend, choices, more, children }: ChipsProps) {
  return (
    <>
      <fieldset className="chips">
        <legend className="chips__legend">{legend}</legend>
        {[...choices].map(([key, { label, isPressed, onPress }]) => (
          <button
            key={key}
            type="button"
            className="chips__chip"
            aria-pressed={isPressed}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
        {more === undefined ? null : (
          <button
            type="button"
            className="chips__chip chips__chip--more"
            aria-expanded={more.isOpen}
            onClick={more.onToggle}
          >
            {more.label}
          </button>
        )}
      </fieldset>
      {children}
    </>
  );
}
