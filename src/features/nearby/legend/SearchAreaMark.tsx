import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { SEARCH_AREA_STYLE } from '../map/nearby-layers.ts';

/** The legend's sample of the search circle. */
export function SearchAreaMark() {
  const { edge, dashes, opacity, point } = SEARCH_AREA_STYLE;
  return (
    <SvgIcon size={28} viewBox="-14 -14 28 28">
      <circle r="12" fill="var(--accent)" fillOpacity={opacity} />
      <circle
        r="12"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={edge}
        strokeDasharray={dashes.map((dash) => dash * edge).join(' ')}
      />
      <circle r={point} fill="var(--accent)" />
    </SvgIcon>
  );
}
