import './Chips.css';

import type { ReactNode } from 'react';

interface ChipsProps {
  legend: string;
  /** In the order of the screen, each under its own key. */
  choices: ReadonlyMap<string, { label: string; isPressed: boolean; onPress: () => void }>;
  /** A last button that shows the choices which are left out, or leaves them out again. */
  more?: { label: string; isOpen: boolean; onToggle: () => void } | undefined;
  /** What is said below them. */
  children?: ReactNode;
}

/** A row of switches under one name; how many may be on at once is its owner's to say. */
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
