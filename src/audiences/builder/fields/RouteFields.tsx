import { useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { isSmallCity } from '../../../contract/first-requests.ts';
import { RoutePicker } from '../../../features/routes/RoutePicker.tsx';
import { allRoutes, routesInView } from '../../../features/routes/routesInView.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { Chosen } from './controls/Chosen.tsx';
import type { FieldProps } from './FieldProps.ts';

const RouteDialog = lazyComponent(
  async () => (await import('../../../features/routes/all/RouteDialog.tsx')).RouteDialog,
);

/** The routes that the frame shows. */
export function RouteFields({ options, changeView }: Omit<FieldProps, 'changeOptions'>) {
  const { words, nameOf } = useLanguage();
  const own = words.builder;
  const settings = useSettings();
  const [isChoosing, setChoosing] = useState(false);
  const { view } = options;
  const chosen = view.routes ?? [];
  const routes = allRoutes(
    settings.routes,
    routesInView(chosen, settings.routes, words.routes.unnamed),
  );
  const choose = (routeIDs: readonly string[]) =>
    changeView({ routes: routeIDs.length === 0 ? null : routeIDs, destination: null });
  const toggle = (routeID: string) =>
    choose(
      chosen.includes(routeID) ? chosen.filter((one) => one !== routeID) : [...chosen, routeID],
    );
  return (
    <div className="builder-field">
      <span className="builder-label" aria-hidden="true">
        {words.routes.heading}
      </span>
      <RoutePicker
        routes={routes}
        chosen={chosen}
        onToggle={toggle}
        isAll={null}
        onAll={isSmallCity(settings) ? false : () => setChoosing(true)}
      />
      {isChoosing ? (
        <AsyncBoundary name={words.routes.all}>
          <RouteDialog
            routes={routes}
            chosen={chosen}
            onToggle={toggle}
            onClear={() => choose([])}
            onClose={() => setChoosing(false)}
          />
        </AsyncBoundary>
      ) : null}
      {view.destination === null ? null : (
        <Chosen
          icon="stop"
          name={words.stops.toward(nameOf(view.destination))}
          onRemove={() => changeView({ destination: null })}
        />
      )}
      {chosen.length === 0 ? <p className="builder-hint">{own.noRoutes}</p> : null}
    </div>
  );
}
