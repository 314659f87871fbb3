import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { allRoutes, routesInView } from '../../../features/routes/routesInView.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { View } from '../../../view/view.ts';
import { RouteChooser } from '../../routes/RouteChooser.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';

/** The routes that the frame shows. */
export function RouteFields({ options, changeOptions }: FieldProps) {
  const { words, nameOf } = useLanguage();
  const own = useBuilderWords();
  const settings = useSettings();
  const { view, departures } = options;
  const { filter } = departures;
  const destinations = view.destination === null ? filter.destinations : [view.destination];
  const chosen = view.routes ?? [];
  const routes = allRoutes(
    settings.routes,
    routesInView(chosen, settings.routes, words.routes.unnamed),
  );
  /** Changes the routes and the directions of the map and of the departures. */
  const change = (routeIDs: View['routes'], toward: readonly string[]) =>
    changeOptions({
      view: { ...view, routes: routeIDs, destination: null },
      departures: { ...departures, filter: { ...filter, destinations: toward } },
    });
  const choose = (routeIDs: readonly string[]) =>
    change(routeIDs.length === 0 ? null : routeIDs, []);
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {words.routes.heading}
      </span>
      <RouteChooser routes={routes} chosen={chosen} onChoose={choose} isAll={null} onAll={false} />
      {destinations.map((destination) => (
        <Chosen
          key={destination}
          icon="stop"
          name={words.stops.toward(nameOf(destination))}
          onRemove={() =>
            change(
              view.routes,
              filter.destinations.filter((one) => one !== destination),
            )
          }
        />
      ))}
      {chosen.length === 0 ? <p className="builder-hint">{own.noRoutes}</p> : null}
    </div>
  );
}
