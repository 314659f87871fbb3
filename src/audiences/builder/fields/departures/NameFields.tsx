import type { GivenName } from '../../../../contract/board/given-names.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { useBuilderWords } from '../../words/BuilderWordsContext.ts';
import { useRouteNamed } from './useRouteNamed.ts';
import type { ListedStop, StopsThere } from './useStopsThere.ts';

/** Characters, as many as a name in an address may have. */
const LONGEST_NAME = 80;

interface NameFieldsProps {
  stops: readonly ListedStop[];
  there: StopsThere;
  names: readonly GivenName[];
  onChange: (names: readonly GivenName[]) => void;
}

/** What the stops, destinations and routes are called here. */
export function NameFields({ stops, there, names, onChange }: NameFieldsProps) {
  const own = useBuilderWords().departures;
  const { nameOf } = useLanguage('page');
  const routeNamed = useRouteNamed();
  const things = [
    ...stops.map(({ stopID, name }) => ({ kind: 'stop' as const, of: stopID, label: name })),
    ...there.destinations.map((of) => ({ kind: 'destination' as const, of, label: nameOf(of) })),
    ...there.routeIDs.map((of) => ({ kind: 'route' as const, of, label: routeNamed(of) })),
  ];
  if (things.length === 0) return null;
  return (
    <details className="builder-names">
      <summary className="disclosure">{own.names}</summary>
      {things.map(({ kind, of, label }) => {
        const isThis = (one: GivenName) => one.kind === kind && one.of === of;
        return (
          <label key={`${kind} ${of}`} className="builder-label">
            {label}
            <input
              className="builder-input"
              aria-label={own.nameOf(label)}
              maxLength={LONGEST_NAME}
              // Uncontrolled, because a name's last space is not yet one between words.
              defaultValue={names.find(isThis)?.name ?? ''}
              onChange={({ target }) => {
                const others = names.filter((one) => !isThis(one));
                const name = target.value.trim();
                onChange(name === '' ? others : [...others, { kind, of, name }]);
              }}
            />
          </label>
        );
      })}
    </details>
  );
}
