import { sameWatch, USUAL_MINUTES } from '../../../contract/links/stop-watch.ts';
import type { TripTimes } from '../../../contract/trip-times.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { MAX_WATCHES } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useHowAlertsWork } from '../useHowAlertsWork.ts';
import { useReachesClosed } from '../useReachesClosed.ts';

const ReminderSwitch = lazyComponent(
  async () => (await import('../../reminders/ReminderSwitch.tsx')).ReminderSwitch,
);

const MINUTE = 60_000;

interface RiderStop {
  readonly stopID: string;
  readonly intersection: string;
}

interface RemindOfTripProps {
  trip: Pick<TripTimes, 'tripID' | 'routeID' | 'destination'>;
  /** The rider's stop. */
  stop: RiderStop;
  /** Milliseconds until it leaves there. */
  leavesIn: number;
  /** Where the rider gets off, if that is known. “Your stop is next” is then about this stop. */
  until?: RiderStop | undefined;
}

/** The reminder of a row: some minutes before a bus of this route and destination comes to the rider's stop. */
export function RemindOfTrip({
  trip: { tripID, routeID, destination },
  stop,
  leavesIn,
  until = stop,
}: RemindOfTripProps) {
  const { words, formats, nameOf } = useLanguage();
  const { stopID } = stop;
  const { alerts } = words;
  const { watches } = usePageView();
  const changeView = useChangeView();
  const announce = useAnnounce();
  const reachesClosed = useReachesClosed();
  const watch = {
    stopID,
    destination: destination === '' ? null : destination,
    time: { routeID, before: USUAL_MINUTES },
  };
  const before = Number(USUAL_MINUTES) * MINUTE;
  const isOn = watches.some((one) => sameWatch(one, watch));
  const name = nameOf(stop.intersection, stopID);
  const how = useHowAlertsWork();
  const toggle = () => {
    const others = watches.filter((one) => !sameWatch(one, watch));
    changeView({ watches: isOn ? others : [...others, watch] });
    announce(isOn ? alerts.turnedOff(name) : `${alerts.added(name)} ${how}`);
  };
  return (
    <>
      {isOn || leavesIn > before ? (
        <Button
          aria-pressed={isOn}
          disabled={!isOn && watches.length >= MAX_WATCHES}
          onClick={toggle}
        >
          <Icon name="bell" size={18} />
          {alerts.byTime.remind(formats.duration(before))}
        </Button>
      ) : null}
      {isOn ? <p className="secondary">{how}</p> : null}
      {reachesClosed ? (
        <Optional>
          <ReminderSwitch
            reminder={{ kind: 'next', stopID: until.stopID, tripID }}
            title={nameOf(until.intersection, until.stopID)}
            label={alerts.closed.next}
          />
        </Optional>
      ) : null}
    </>
  );
}
