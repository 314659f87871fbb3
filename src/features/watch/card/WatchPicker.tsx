import './WatchPicker.css';
import { sameWatch, type Watch } from '../../../contract/links/stop-watch.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { VehicleIcon } from '../../../ui/icons/VehicleIcon.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import type { WatchedStop } from '../WatchedStop.ts';

interface WatchPickerProps {
  stop: WatchedStop;
  watches: readonly Watch[];
  /** How many can be watched at once. */
  maxWatches: number;
  onWatchesChange: (watches: readonly Watch[]) => void;
}

/** The buttons on a stop's card that turn on alerts for one destination or for all (R16). */
export function WatchPicker({ stop, watches, maxWatches, onWatchesChange }: WatchPickerProps) {
  const { wordsOn, formats, nameOf } = useWholeLanguage();
  const { alerts } = wordsOn(...stop.routes);
  const announce = useAnnounce();
  const { stopID, intersection, destinations } = stop;
  const hasOneChoice = destinations.length < 2;
  const choices = hasOneChoice ? [null] : [null, ...destinations];
  const isWatched = (destination: string | null) =>
    watches.some((one) => sameWatch(one, { stopID, destination }));
  const isFull = watches.length >= maxWatches;
  const toggle = (destination: string | null) => {
    if (isWatched(destination)) {
      onWatchesChange(watches.filter((one) => !sameWatch(one, { stopID, destination })));
      announce(alerts.turnedOff(nameOf(intersection, stopID)));
      return;
    }
    onWatchesChange([...watches, { stopID, destination }]);
    announce(`${alerts.added(nameOf(intersection, stopID))} ${alerts.howItWorks}`);
  };
  const labelOf = (destination: string | null) => {
    if (hasOneChoice) return isWatched(destination) ? alerts.turnOff : alerts.heading;
    return destination === null ? alerts.anyDestination : alerts.toward(nameOf(destination));
  };
  return (
    <fieldset className="watch-picker">
      <legend className="watch-picker__legend">
        {hasOneChoice ? alerts.part : alerts.heading}
      </legend>
      {choices.map((destination) => (
        <Button
          key={destination ?? ''}
          // A single button's text says what pressing it does, so it isn't a toggle too.
          aria-pressed={hasOneChoice ? undefined : isWatched(destination)}
          disabled={isFull && !isWatched(destination)}
          onClick={() => toggle(destination)}
        >
          <VehicleIcon routeIDs={stop.routes} size={18} />
          {labelOf(destination)}
        </Button>
      ))}
      <p className="watch-picker__why">
        {isFull && !choices.some(isWatched)
          ? alerts.limitReached(formats.number(maxWatches))
          : alerts.howItWorks}
      </p>
    </fieldset>
  );
}
