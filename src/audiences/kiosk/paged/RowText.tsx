import type { ReactNode } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import { nameFit, textFactor } from './name-fit.ts';

interface RowTextProps {
  /** A destination, a lot or an event. */
  name: string;
  /** Pixels; 0 until it is measured. */
  width: number;
  /** One line below a name that needs only one (A2). */
  aside?: string | null;
  /** Whether the aside stays below a name of two lines. */
  keepsAside?: boolean;
  /** Before the aside, as wide as two letters. */
  mark?: ReactNode;
}

/** The name of a row on one or two lines, never cut, and what fits below it. */
export function RowText({ name, width, aside = null, keepsAside = false, mark }: RowTextProps) {
  const { scale } = useKiosk();
  const { lines, factor } = nameFit(name, width, scale.medium);
  const text = aside ?? '';
  const hasMark = mark !== undefined;
  const asideSize = textFactor(`${hasMark ? 'MM' : ''}${text}`, width, scale.small) * scale.small;
  return (
    <div className="kiosk-row__text">
      <p className="kiosk-row__name" style={factor < 1 ? { fontSize: factor * scale.medium } : {}}>
        {name}
      </p>
      {text !== '' && (lines === 1 || keepsAside) ? (
        <p
          className={`kiosk-row__aside${hasMark ? ' kiosk__mark' : ''}`}
          style={{ fontSize: asideSize }}
        >
          {mark}
          {hasMark ? ' ' : null}
          {text}
        </p>
      ) : null}
    </div>
  );
}
