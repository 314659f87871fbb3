import { useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { isSmallCity } from '../../../contract/first-requests.ts';
import { RoutePicker } from '../../../features/routes/RoutePicker.tsx';
import { allRoutes, routesInView } from '../../../features/routes/routesInView.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isSupported, supportedPanels } from '../../../view/supportedView.ts';
import { LAYERS } from '../../../view/view.ts';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { FRAME_MODES } from '../../embed/options/frame-parameters.ts';
import type { FramePanel } from '../../embed/options/frame-parameters.ts';
import { Checks } from './controls/Checks.tsx';
import { Choice } from './controls/Choice.tsx';
import { Chosen } from './controls/Chosen.tsx';
import { Group } from './controls/Group.tsx';
import type { FieldProps } from './FieldProps.ts';

const RouteDialog = lazyComponent(
  async () => (await import('../../../features/routes/all/RouteDialog.tsx')).RouteDialog,
);

/** Map or list, the routes, the layers and the lists. */
export function ContentFields({ options, changeOptions, changeView }: FieldProps) {
  const { words, nameOf } = useLanguage();
  const own = useLanguage().words.builder;
  const settings = useSettings();
  const { features } = settings;
  const [isChoosing, setChoosing] = useState(false);
  const { view, mode, panels } = options;
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
  const lists: readonly FramePanel[] = [
    ...(features.times === true ? ['departures' as const] : []),
    ...supportedPanels(features),
  ];
  const labels = words.page.tabs;
  /** The stop that the frame opens with becomes the first one of the departures. */
  const choosePanels = (shown: FramePanel[]) => {
    const { selection } = view;
    const isAdded = shown.includes('departures') && !panels.includes('departures');
    const stop = isAdded && selection?.kind === 'stop' ? selection.id : null;
    changeOptions({
      panels: shown,
      stops: shown.includes('departures') ? options.stops : [],
      ...(stop === null ? {} : { stops: [stop], view: { ...view, selection: null } }),
    });
  };
  const layers = LAYERS.filter((layer) => isSupported(layer, features));
  return (
    <Group heading={own.content}>
      <Choice
        legend={own.mode}
        choices={FRAME_MODES.map((value) => ({ value, label: own.modes[value] }))}
        chosen={mode}
        onChoose={(value) => changeOptions({ mode: value })}
        hint={mode === 'list' ? own.modeHint : undefined}
      />
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
      {mode === 'list' ? null : (
        <Checks
          legend={own.layers}
          choices={layers.map((value) => ({ value, label: words.layers[value] }))}
          checked={layers.filter((layer) => !view.hidden.includes(layer))}
          onChange={(shown) =>
            changeView({ hidden: LAYERS.filter((layer) => !shown.includes(layer)) })
          }
          least={1}
        />
      )}
      <Checks
        legend={own.panels}
        choices={lists.map((value) => ({ value, label: labels[value] }))}
        checked={panels}
        onChange={choosePanels}
        least={mode === 'list' ? 1 : 0}
      />
    </Group>
  );
}
