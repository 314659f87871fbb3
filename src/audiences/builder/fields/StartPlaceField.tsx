import { useMemo } from 'react';

import { useLanguage } from '../../../ui/text/Language.tsx';
import type { LotChoice } from '../places/lot-choices.ts';
import { useStopEntries } from '../places/useStopEntries.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import type { PlaceEntry } from './PlaceSearch.tsx';

interface StartPlaceFieldProps extends FieldProps {
  lots: readonly LotChoice[];
  /** The name of the chosen stop or lot; null if none is chosen. */
  chosenName: string | null;
}

/** The stop or lot that the frame opens with. */
export function StartPlaceField({ options, changeView, lots, chosenName }: StartPlaceFieldProps) {
  const own = useLanguage().words.builder;
  const stops = useStopEntries();
  const entries = useMemo(
    (): readonly PlaceEntry[] => [
      ...stops.entries,
      ...lots.map(({ key, name }) => ({
        selection: { kind: 'lot' as const, id: key },
        name,
        detail: own.lots,
      })),
    ],
    [stops.entries, lots, own],
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
        label={own.findPlace}
        help={own.findPlaceHelp}
        entries={entries}
        isLoading={stops.isLoading}
        onStart={stops.start}
        onChoose={(chosen) => changeView({ selection: chosen })}
      />
    </div>
  );
}
