import { useMemo } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { eventKeyParts } from '../../../contract/parking/special-event.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import type { Selection } from '../../../view/view.ts';
import { MOST_STOPS } from '../../embed/options/frame-options.ts';
import type { PlaceEntry } from '../places/findPlaces.ts';
import type { LotChoice } from '../places/lot-choices.ts';
import { useEventChoices } from '../places/useEventChoices.ts';
import { useStopEntries } from '../places/useStopEntries.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { VisitField } from './VisitField.tsx';

/** A way from where the visitor is, at any time. */
const NO_JOURNEY = {
  from: null,
  time: null,
  isArriveBy: false,
  way: null,
  departs: null,
  isByCar: false,
};

function eventName(key: string): string {
  const { name, venue } = eventKeyParts(key);
  return [name, venue].filter(Boolean).join(', ');
}

interface StartPlaceFieldProps extends FieldProps {
  lots: readonly LotChoice[];
  /** The name of the chosen stop or lot; null if none is chosen. */
  chosenName: string | null;
}

/** What the frame opens with: a stop or a lot, or the way to a stop, a lot or an event. */
export function StartPlaceField({
  options,
  changeOptions,
  changeView,
  lots,
  chosenName,
}: StartPlaceFieldProps) {
  const own = useBuilderWords();
  const { layers, journeys } = useLanguage().words;
  const { features } = useSettings();
  const stops = useStopEntries();
  const events = useEventChoices(lots);
  const entries = useMemo(
    (): readonly PlaceEntry[] => [
      ...stops.entries,
      ...lots.map(({ key, name }) => ({
        selection: { kind: 'lot' as const, id: key },
        name,
        detail: layers.lots,
      })),
      ...events.map(({ key, name, detail }) => ({
        selection: { kind: 'event' as const, id: key },
        name,
        detail,
      })),
    ],
    [stops.entries, lots, events, layers.lots],
  );
  const { selection, journey } = options.view;
  const endOf = ({ kind, id }: Selection): JourneyEnd | null => {
    if (kind === 'stop') return { stopID: id };
    if (kind === 'event') return events.find(({ key }) => key === id)?.end ?? null;
    const lot = lots.find(({ key }) => key === id);
    return lot === undefined || lot.place === null ? null : { place: lot.place, name: lot.name };
  };
  const selectionOf = (end: JourneyEnd | null): Selection | null => {
    if (end === null) return null;
    if ('stopID' in end) return { kind: 'stop', id: end.stopID };
    const lot = lots.find(({ name }) => name === end.name);
    return lot === undefined ? null : { kind: 'lot', id: lot.key };
  };
  const to = selection === null ? (journey?.to ?? null) : endOf(selection);
  const isStop = selection?.kind === 'stop' || (to !== null && 'stopID' in to);
  const choose = (chosen: Selection | null, isJourney: boolean) => {
    const end = chosen && endOf(chosen);
    const event = chosen?.kind === 'event' ? chosen.id : null;
    changeView(
      (isJourney || event !== null) && end !== null
        ? {
            selection: null,
            journey: { ...NO_JOURNEY, to: end, event },
          }
        : { selection: chosen, journey: null },
    );
  };
  const chooseFound = (chosen: Selection) => {
    // Where departures are shown, they are what is asked of a stop.
    const hasDepartures = options.panels.includes('departures');
    if (chosen.kind === 'stop' && journey === null && hasDepartures)
      changeOptions({ stops: [...new Set([...options.stops, chosen.id])].slice(0, MOST_STOPS) });
    else choose(chosen, journey !== null);
  };
  const visited = journey?.event ?? null;
  // Without lots, nobody knows the events.
  const isGone = lots.length > 0 && !events.some(({ key }) => key === visited);
  const icon = visited !== null ? 'event' : isStop ? 'stop' : 'parking';
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {own.findPlace}
      </span>
      {chosenName === null ? null : (
        <>
          <Chosen
            icon={icon}
            name={visited === null ? chosenName : eventName(visited)}
            onRemove={() => choose(null, false)}
          />
          {features.times === true && to !== null && visited === null ? (
            <label className="builder-check">
              <input
                type="checkbox"
                checked={journey !== null}
                onChange={() => choose(selection ?? selectionOf(to), journey === null)}
              />
              {journeys.here}
              {journey === null ? (
                <small className="builder-hint">{journeys.hereHelp}</small>
              ) : null}
            </label>
          ) : null}
          {journey === null ? null : (
            <VisitField
              // The time of another place begins anew.
              key={JSON.stringify(to)}
              journey={journey}
              isGone={isGone}
              changeView={changeView}
            />
          )}
        </>
      )}
      <PlaceSearch
        label={own.findPlace}
        help={journey === null ? own.findPlaceHelp : journeys.hereHelp}
        entries={entries}
        isLoading={stops.isLoading}
        onStart={stops.start}
        onChoose={chooseFound}
      />
    </div>
  );
}
