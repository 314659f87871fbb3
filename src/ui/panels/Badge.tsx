import './Badge.css';
import type { ReactNode } from 'react';

import { textColorOn } from '../../lib/colors/color.ts';
import type { BadgeText } from '../../lib/names/route-name.ts';
import { useLanguage } from '../text/Language.tsx';

/** A route's number, with its agency where two have the number. */
export const BadgeLabel = ({ label, agency }: BadgeText) => (
  <>
    {label}
    {agency && <small> {agency}</small>}
  </>
);

interface BadgeProps {
  routeID: string;
  /** As `#rrggbb`. What stands on it has a contrast of at least 4.5:1. */
  fill: string;
  /** What stands on it instead of the route's number. */
  children?: ReactNode;
}

/** A route's number on its color. */
export function Badge({ routeID, fill, children }: BadgeProps) {
  const { badgeOf } = useLanguage('page');
  return (
    <span className="badge" style={{ background: fill, color: textColorOn(fill) }}>
      {children ?? <BadgeLabel {...badgeOf(routeID)} />}
    </span>
  );
}
