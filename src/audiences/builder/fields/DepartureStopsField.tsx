import { MOST_STOPS } from '../../embed/options/frame-options.ts';
import { useStopEntries } from '../places/useStopEntries.ts';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

interface DepartureStopsFieldProps extends FieldProps {
  /** The names of the stops, in their order. */
  names: readonly string[];
}

/** The stops whose departures the frame lists. */
export function DepartureStopsField({ options, changeOptions, names }: DepartureStopsFieldProps) {
  const own = useBuilderWords();
  const { entries, isLoading, start } = useStopEntries();
  const { stops } = options;
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {own.departureStops}
      </span>
      {stops.map((stopID, index) => (
        <Chosen
          key={stopID}
          icon="stop"
          name={names[index] ?? stopID}
          onRemove={() => changeOptions({ stops: stops.filter((one) => one !== stopID) })}
        />
      ))}
      {stops.length >= MOST_STOPS ? null : (
        <PlaceSearch
          label={own.departureStops}
          help={own.departureStopsHelp}
          entries={entries}
          isLoading={isLoading}
          onStart={start}
          onChoose={({ id }) => changeOptions({ stops: [...new Set([...stops, id])] })}
        />
      )}
    </div>
  );
}
