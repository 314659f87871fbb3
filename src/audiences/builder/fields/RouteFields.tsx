import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { allRoutes, routesInView } from '../../../features/routes/routesInView.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { RouteChooser } from '../../RouteChooser.tsx';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';

/** The routes that the frame shows. */
export function RouteFields({ options, changeView }: Omit<FieldProps, 'changeOptions'>) {
  const { words, nameOf } = useLanguage();
  const settings = useSettings();
  const { view } = options;
  const chosen = view.routes ?? [];
  const routes = allRoutes(
    settings.routes,
    routesInView(chosen, settings.routes, words.routes.unnamed),
  );
  const choose = (routeIDs: readonly string[]) =>
    changeView({ routes: routeIDs.length === 0 ? null : routeIDs, destination: null });
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {words.routes.heading}
      </span>
      <RouteChooser routes={routes} chosen={chosen} onChoose={choose} isAll={null} onAll={false} />
      {view.destination === null ? null : (
        <Chosen
          icon="stop"
          name={words.stops.toward(nameOf(view.destination))}
          onRemove={() => changeView({ destination: null })}
        />
      )}
      {chosen.length === 0 ? <p className="builder-hint">{words.builder.noRoutes}</p> : null}
    </div>
  );
}
