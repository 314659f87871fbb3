import './JourneyWhen.css';
import { formatCivilMinute } from '../../../lib/time/zoned-time.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';

const HOUR = 3_600_000;

interface JourneyWhenProps {
  journey: JourneyView;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
}

/** When a journey is to begin or to end. */
export function JourneyWhen({ journey, now }: JourneyWhenProps) {
  const { words, timeZone } = useLanguage();
  const { journeys } = words;
  const changeView = useChangeView();
  const change = (part: Partial<JourneyView>) =>
    changeView({ journey: { ...journey, way: null, ...part } });
  const { time, isArriveBy } = journey;
  const kind = time === null ? 'now' : isArriveBy ? 'arrive' : 'leave';
  const minuteAt = (instant: number) => formatCivilMinute(instant, timeZone).slice(0, 16);
  const minute = time?.slice(0, 16) ?? minuteAt(now);
  // Nobody can be there by now.
  const soon = time === null ? minuteAt(now + HOUR) : minute;
  return (
    <div className="journey-when">
      <select
        aria-label={journeys.when}
        value={kind}
        onChange={({ target: { value } }) =>
          change(
            value === 'now'
              ? { time: null, isArriveBy: false }
              : value === 'arrive'
                ? { time: soon, isArriveBy: true }
                : { time: minute, isArriveBy: false },
          )
        }
      >
        <option value="now">{journeys.leaveNow}</option>
        <option value="leave">{journeys.leaveAt}</option>
        <option value="arrive">{journeys.arriveBy}</option>
      </select>
      {time === null ? null : (
        <input
          type="datetime-local"
          aria-label={journeys.time}
          value={minute}
          required
          onChange={({ target: { value } }) => {
            if (value !== '') change({ time: value.slice(0, 16) });
          }}
        />
      )}
    </div>
  );
}
