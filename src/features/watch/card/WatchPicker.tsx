import './WatchPicker.css';
import { useId, useState } from 'react';

import {
  ALERT_MINUTES,
  HERE,
  sameWatch,
  USUAL_MINUTES,
} from '../../../contract/links/stop-watch.ts';
import type { Watch } from '../../../contract/links/stop-watch.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

const MINUTE = 60_000;
/** Decimals of a place in a link: about a meter. */
const DECIMALS = 5;
const MINUTES = Array.from(
  { length: ALERT_MINUTES.most - ALERT_MINUTES.least + 1 },
  (_, index) => ALERT_MINUTES.least + index,
);

interface WatchPickerProps {
  stopID: string;
  intersection: string;
  /** The routes and destinations of the stop's departures. */
  choices: readonly { readonly routeID: string; readonly destination: string }[];
  /** The place that the rider has chosen on the map. */
  place: Place | null;
  watches: readonly Watch[];
  /** How many can be watched at once. */
  maxWatches: number;
  colorOf: (routeID: string) => string;
  /** How alerts reach this browser. */
  howItWorks: string;
  onWatchesChange: (watches: readonly Watch[]) => void;
  /** The rider wants alerts that need the device's location. */
  onNeedLocation: () => void;
}

/** On a stop's card: when an alert comes, and for which route and destination. */
export function WatchPicker({
  stopID,
  intersection,
  choices,
  place,
  watches,
  maxWatches,
  colorOf,
  howItWorks,
  onWatchesChange,
  onNeedLocation,
}: WatchPickerProps) {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { alerts } = words;
  const stopName = nameOf(intersection, stopID);
  const { byTime } = alerts;
  const announce = useAnnounce();
  const id = useId();
  const own = watches.find((one) => one.stopID === stopID);
  const [before, setBefore] = useState(own?.time.before ?? USUAL_MINUTES);
  const watchOf = ({ routeID, destination }: (typeof choices)[number]): Watch => ({
    stopID,
    destination: destination === '' ? null : destination,
    time: { routeID, before },
  });
  const places = [
    ...(before.includes(',') ? [before] : []),
    ...(place === null ? [] : [`${place.lat.toFixed(DECIMALS)},${place.lon.toFixed(DECIMALS)}`]),
  ].slice(0, 1);
  const isFull = watches.length >= maxWatches;
  const choose = (next: string) => {
    if (next === HERE) onNeedLocation();
    setBefore(next);
    // The alerts of this stop that are on already follow the choice.
    onWatchesChange(
      watches.map((one) =>
        one.stopID === stopID ? { ...one, time: { ...one.time, before: next } } : one,
      ),
    );
  };
  const toggle = (watch: Watch) => {
    if (watches.some((one) => sameWatch(one, watch))) {
      onWatchesChange(watches.filter((one) => !sameWatch(one, watch)));
      announce(alerts.turnedOff(stopName));
      return;
    }
    if (before === HERE) onNeedLocation();
    onWatchesChange([...watches, watch]);
    announce(`${alerts.added(stopName)} ${howItWorks}`);
  };
  if (choices.length === 0) return null;
  // A line has a second row for buses that depart from another stop today.
  const lines = choices.filter(
    (one, index) => choices.findIndex((other) => sameWatch(watchOf(other), watchOf(one))) === index,
  );
  return (
    <fieldset className="watch-picker">
      <legend className="watch-picker__legend">{byTime.heading}</legend>
      <label htmlFor={id} className="visually-hidden">
        {byTime.when}
      </label>
      <select
        id={id}
        className="watch-picker__when"
        value={before}
        onChange={({ target }) => choose(target.value)}
      >
        {MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {byTime.minutes(formats.longDuration(minutes * MINUTE))}
          </option>
        ))}
        {'geolocation' in navigator ? <option value={HERE}>{byTime.leaveHere}</option> : null}
        {places.map((from) => (
          <option key={from} value={from}>
            {byTime.leavePlace}
          </option>
        ))}
      </select>
      {lines.map((choice) => {
        const watch = watchOf(choice);
        const isOn = watches.some((one) => sameWatch(one, watch));
        const { routeID, destination } = choice;
        return (
          <Button
            key={`${routeID}~${destination}`}
            aria-pressed={isOn}
            aria-label={words.times.to(labelOf(routeID), nameOf(destination))}
            disabled={isFull && !isOn}
            onClick={() => toggle(watch)}
          >
            <Badge routeID={routeID} fill={colorOf(routeID)} />
            <span>
              <bdi>{nameOf(destination)}</bdi>
            </span>
          </Button>
        );
      })}
      <p className="watch-picker__why">
        {isFull && own === undefined ? alerts.limitReached(formats.number(maxWatches)) : howItWorks}
      </p>
    </fieldset>
  );
}
