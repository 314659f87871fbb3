import '../list/LotLegend.css';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { PlanMark } from '../marks/PlanMark.tsx';

const PLANS = ['window', 'maybe', 'none', 'unknown'] as const;

interface PlanNoticeProps {
  /** The chosen time, milliseconds since 1970. */
  moment: number;
  onBackToNow: () => void;
}

/** Says which chosen time the page shows, with a button back to the present. */
export function PlannedFor({ moment, onBackToNow }: PlanNoticeProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { plan } = words.parking;
  const when = words.events.dayAndTime(
    formats.day(moment),
    formatStandaloneClock(moment, language),
  );
  return (
    <Notice
      tone="quiet"
      action={
        <Button variant="plain" onClick={onBackToNow}>
          {plan.backToNow}
        </Button>
      }
    >
      {plan.counts(when)}
    </Notice>
  );
}

/** `PlannedFor` with the legend of the plan marks. */
export function PlanNotice({ moment, onBackToNow }: PlanNoticeProps) {
  const { words } = useLanguage();
  const { plan } = words.parking;
  const names = { ...plan, ...plan.legend };
  return (
    <>
      <PlannedFor moment={moment} onBackToNow={onBackToNow} />
      <ul className="lot-legend__entries" aria-label={words.layers.legend}>
        {PLANS.map((one) => (
          <li key={one}>
            <PlanMark plan={one} />
            <span className="lot-legend__band">{names[one]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
