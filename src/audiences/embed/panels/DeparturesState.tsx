import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { askedDepartures } from '../../../contract/departure-filter.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useFrame } from '../FrameContext.ts';

/** The state of the departures in one line: live and how old, or that they are the timetable's; nothing where there are none. */
export function DeparturesState() {
  const { words, formats } = useLanguage('page');
  const { stops, departures } = useFrame().options;
  const asked = askedDepartures(departures.filter);
  const { options, reads } = useDepartures(stops, stops, undefined, asked);
  const updates = reads.flatMap((read) => read?.answer?.updatedAt ?? []);
  const receivedAt = reads.flatMap((read) => read?.receivedAt ?? []);
  const isLost =
    reads.some(
      ({ failure, answer } = {}) => failure !== undefined || answer?.isLiveLost === true,
    ) || updates.some((updatedAt) => options.now - updatedAt > options.liveFor);
  const text = useNow(1000, (now) => {
    if (reads.some((read) => read === undefined)) return words.page.loading;
    // The list says why there are none.
    if (reads.every((read) => read?.answer === undefined)) return '';
    if (isLost) return words.times.noLive;
    if (updates.length === 0) return words.times.scheduled;
    return words.frame.live(formats.duration(now - Math.min(...receivedAt)));
  });
  return <span className="frame-state">{text}</span>;
}
