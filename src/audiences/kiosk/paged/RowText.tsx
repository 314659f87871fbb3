import type { ReactNode } from 'react';

import { useKiosk } from '../options/KioskOptionsContext.ts';
import { nameFit } from './name-fit.ts';

interface RowTextProps {
  /** A destination, a lot or an event. */
  name: string;
  /** Pixels; 0 until it is measured. */
  width: number;
  /** One line below a name that needs only one (A2). */
  children?: ReactNode;
}

/** The name of a row on one or two lines, never cut, and what fits below it. */
export function RowText({ name, width, children }: RowTextProps) {
  const { scale } = useKiosk();
  const { lines, factor } = nameFit(name, width, scale.medium);
  return (
    <div className="kiosk-row__text">
      <p className="kiosk-row__name" style={factor < 1 ? { fontSize: factor * scale.medium } : {}}>
        {name}
      </p>
      {lines === 1 && children ? <p className="kiosk-row__aside">{children}</p> : null}
    </div>
  );
}
