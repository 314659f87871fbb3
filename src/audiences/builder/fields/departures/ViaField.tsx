import { useStopEntries } from '../../places/useStopEntries.ts';
import { useStopNamed } from '../../places/useStopNamed.ts';
import { useStopsByID } from '../../places/useStops.ts';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { Chosen } from '../controls/Chosen.tsx';
import { PlaceSearch } from '../PlaceSearch.tsx';

interface ViaFieldProps {
  /** The routes that depart at the stops. */
  routeIDs: readonly string[];
  via: readonly string[];
  onChange: (via: readonly string[]) => void;
}

/** The stops at which a bus must stop later, of the routes that depart here. */
export function ViaField({ routeIDs, via, onChange }: ViaFieldProps) {
  const own = useBuilderWords().departures;
  const search = useStopEntries(routeIDs);
  const stopNamed = useStopNamed();
  const answers = useStopsByID(via);
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {own.via}
      </span>
      {via.map((stopID, index) => (
        <Chosen
          key={stopID}
          icon="stop"
          name={stopNamed(stopID, answers[index]).name}
          onRemove={() => onChange(via.filter((one) => one !== stopID))}
        />
      ))}
      <PlaceSearch
        label={own.via}
        help={own.viaHelp}
        entries={search.entries}
        isLoading={search.isLoading}
        onStart={search.start}
        onChoose={({ id }) => onChange([...new Set([...via, id])])}
      />
    </div>
  );
}
