import type { AnyLeg } from '../../contract/journeys/bike-journeys.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { minutesOf } from './journey-words.ts';

interface LegMarksProps {
  legs: readonly AnyLeg[];
  colorOf: (routeID: string) => string;
}

/** The legs of a journey on one line: the badges of its buses, and the minutes of its walks. */
export function LegMarks({ legs, colorOf }: LegMarksProps) {
  const { formats } = useLanguage();
  return legs.map((leg, index) => (
    <span key={index} className="journey__leg">
      {leg.kind === 'ride' ? (
        <Badge routeID={leg.routeID} fill={colorOf(leg.routeID)} />
      ) : (
        <>
          <Icon name={leg.kind} size={18} />
          {minutesOf(leg) === 0 ? null : formats.number(minutesOf(leg) / 60_000)}
        </>
      )}
    </span>
  ));
}
