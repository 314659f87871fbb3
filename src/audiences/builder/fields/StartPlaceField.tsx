import { useMemo, useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useBuilderWords } from '../BuilderWords.ts';
import type { LotChoice } from '../places/lot-choices.ts';
import { useStops } from '../places/useStops.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { PlaceEntry } from './PlaceSearch.tsx';

interface StartPlaceFieldProps extends FieldProps {
  lots: readonly LotChoice[];
  /** The name of the chosen stop or lot; null if none is chosen. */
  chosenName: string | null;
}

const NO_ROUTES: readonly string[] = [];

/** The stop or lot that the frame opens with (B2). */
export function StartPlaceField({ options, changeView, lots, chosenName }: StartPlaceFieldProps) {
  const { words, formats } = useLanguage();
  const own = useBuilderWords();
  const { routes } = useSettings();
  const [isSearched, setSearched] = useState(false);
  const allIDs = useMemo(() => routes.map(({ routeID }) => routeID), [routes]);
  const { stops, isDone } = useStops(isSearched ? allIDs : NO_ROUTES);
  const entries = useMemo(
    (): readonly PlaceEntry[] => [
      ...stops.map(({ stopID, intersection, destinations }) => ({
        selection: { kind: 'stop' as const, id: stopID },
        name: intersection,
        // The stops on both sides of a street have the same name.
        detail: [
          words.stops.stopID(stopID),
          ...(destinations.length === 0 ? [] : [words.stops.toward(formats.list(destinations))]),
        ].join(' '),
      })),
      ...lots.map(({ key, name }) => ({
        selection: { kind: 'lot' as const, id: key },
        name,
        detail: own.lots,
      })),
    ],
    [stops, lots, words, own, formats],
  );
  const { selection } = options.view;
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {own.findPlace}
      </span>
      {selection === null || chosenName === null ? null : (
        <Chosen
          icon={selection.kind === 'stop' ? 'stop' : 'parking'}
          name={chosenName}
          onRemove={() => changeView({ selection: null })}
        />
      )}
      <PlaceSearch
        entries={entries}
        isLoading={!isDone}
        onStart={() => setSearched(true)}
        onChoose={(chosen) => changeView({ selection: chosen })}
      />
    </div>
  );
}
