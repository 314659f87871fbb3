import './PlanMark.css';
import { useId } from 'react';

import type { LotPlan } from '../../../api/feeds/lots/event-marks.ts';
import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';

/** A "P", as in the map's markers. */
const LETTER = 'M9.5 18V6.5h3.25a3.25 3.25 0 010 6.5H9.5';

/**
 * The mark of a lot at a chosen time: filled if event parking is published, hatched if it may apply,
 * hollow if no event is listed. It has no color, so that nobody mistakes it for a count.
 */
export function PlanMark({ plan, size = 20 }: { plan: LotPlan; size?: number }) {
  const id = useId();
  const fill = plan === 'window' ? 'currentColor' : plan === 'maybe' ? `url(#${id})` : 'none';
  return (
    <SvgIcon className="band-mark" size={size} viewBox="-1 -1 26 26">
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="currentColor" strokeWidth="4" />
      </pattern>
      <path
        d="M5 2h14a3 3 0 013 3v14a3 3 0 01-3 3H5a3 3 0 01-3-3V5a3 3 0 013-3z"
        fill={fill}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={plan === 'unknown' ? '3 3' : undefined}
      />
      {plan === 'maybe' ? <path className="plan-mark plan-mark--ground" d={LETTER} /> : null}
      {plan === 'unknown' ? null : <path className={`plan-mark plan-mark--${plan}`} d={LETTER} />}
    </SvgIcon>
  );
}
