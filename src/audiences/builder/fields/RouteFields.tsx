import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { startRoutesOf } from '../../../contract/operations/first-requests.ts';
import { allRoutes, routesInView } from '../../../features/routes/routesInView.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { View } from '../../../view/view.ts';
import { withCityRoutes } from '../../embed/options/frame-options.ts';
import { isWholeCity } from '../../embed/options/isWholeCity.ts';
import { RouteChooser } from '../../routes/RouteChooser.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';

/** The routes that the frame shows. */
export function RouteFields({ options, changeOptions }: FieldProps) {
  const { words, nameOf } = useLanguage();
  const own = useBuilderWords();
  const settings = useSettings();
  const { view, departures, mode, stops } = options;
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
  // Without a choice, departures are those of all routes at their stops.
  const needsHint = chosen.length === 0 && (mode === 'map' || stops.length === 0);
  const shown =
    withCityRoutes(options, settings).view.routes ?? startRoutesOf(settings, view.near !== null);
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
      {needsHint ? (
        <p className="builder-hint">
          {isWholeCity({ routes: shown }, settings) ? own.noRoutes : own.someRoutes}
        </p>
      ) : null}
    </div>
  );
}
