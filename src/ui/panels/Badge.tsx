import './Badge.css';
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

/** A route's number on a background of `fill`, as `#rrggbb`, with a contrast of at least 4.5:1. */
export function Badge({ routeID, fill }: { routeID: string; fill: string }) {
  return (
    <span className="badge" style={{ background: fill, color: textColorOn(fill) }}>
      <BadgeLabel {...useLanguage('page').badgeOf(routeID)} />
    </span>
  );
}
