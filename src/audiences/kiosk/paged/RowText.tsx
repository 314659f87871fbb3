import type { ReactNode } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import { lineThatFits, nameFit } from './name-fit.ts';
import { textWidth } from './text-width.ts';

interface RowTextProps {
  /** A destination, a lot or an event. */
  name: string;
  /** Pixels; 0 until it is measured. */
  width: number;
  /** Wordings of the line below a name that needs only one (A2), the longest first. */
  asides?: readonly string[];
  /** Whether the aside stays below a name of two lines. */
  keepsAside?: boolean;
  /** Before the aside, as wide as two letters. */
  mark?: ReactNode;
}

/** The name of a row on one or two lines, never cut, and what fits below it. */
export function RowText({ name, width, asides = [], keepsAside = false, mark }: RowTextProps) {
  const { scale } = useKiosk();
  const { lines, factor } = nameFit(name, width, scale.medium);
  const hasMark = mark !== undefined;
  const markWidth = hasMark ? textWidth('MM', scale.small) : 0;
  const text = lineThatFits(asides, Math.max(0, width - markWidth), scale.small);
  return (
    <div className="kiosk-row__text">
      <p className="kiosk-row__name" style={factor < 1 ? { fontSize: factor * scale.medium } : {}}>
        {name}
      </p>
      {text !== '' && (lines === 1 || keepsAside) ? (
        <p className={`kiosk-row__aside${hasMark ? ' kiosk__mark' : ''}`}>
          {mark}
          {hasMark ? ' ' : null}
          {text}
        </p>
      ) : null}
    </div>
  );
}
