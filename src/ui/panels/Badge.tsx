import './Badge.css';
import { textColorOn } from '../../lib/colors/color.ts';
import { usePageLanguage } from '../text/Language.tsx';

/** A route's number, with its agency where two have the number (G3), on a background of `fill`, as `#rrggbb`, with a contrast of at least 4.5:1 (R1). */
export function Badge({ routeID, fill }: { routeID: string; fill: string }) {
  const { label, agency } = usePageLanguage().badgeOf(routeID);
  return (
    <span className="badge" style={{ background: fill, color: textColorOn(fill) }}>
      {label}
      {agency && <small> {agency}</small>}
    </span>
  );
}
