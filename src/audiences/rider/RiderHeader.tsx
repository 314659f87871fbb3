import type { RefObject } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { RoutePicker } from '../../features/routes/RoutePicker.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import type { StopsInView } from '../../city/reads/useStopsInView.ts';
import { PANELS } from '../../view/view.ts';
import type { Panel, Selection } from '../../view/view.ts';

const RiderTools = lazyComponent(async () => (await import('./RiderTools.tsx')).RiderTools);

interface RiderHeaderProps {
  settings: Settings;
  panel: Panel;
  stopsInView: StopsInView;
  /** What is searched for; null while nobody searches. */
  search: string | null;
  searchInput: RefObject<HTMLInputElement | null>;
  onSearch: (text: string | null) => void;
  onToggleRoute: (routeID: string) => void;
  onPanel: (panel: Panel) => void;
  onSelect: (selection: Selection) => void;
}

/** What stays in sight over every list: the city, the search, the routes and the tabs. */
export function RiderHeader({ settings, panel, stopsInView, ...handlers }: RiderHeaderProps) {
  const { words } = usePageLanguage();
  const { routes } = settings;
  return (
    <div id="lists" tabIndex={-1}>
      <h1 className="rider__title">
        {settings.city.name} <small>{words.page.tagline}</small>
      </h1>
      <div className="rider__search">
        <AsyncBoundary name={words.page.search}>
          <RiderTools
            settings={settings}
            stopsInView={stopsInView}
            text={handlers.search}
            onTextChange={handlers.onSearch}
            inputRef={handlers.searchInput}
            onSelect={handlers.onSelect}
          />
        </AsyncBoundary>
      </div>
      <RoutePicker
        // One that the settings do not know can be turned off like the others (R1).
        routes={[...routes, ...stopsInView.routes.filter((route) => !routes.includes(route))]}
        chosen={stopsInView.chosen}
        onToggle={handlers.onToggleRoute}
      />
      <Tabs<Panel>
        label={words.page.panel}
        tabs={PANELS.map((name) => ({ name, label: words.page.tabs[name] }))}
        chosen={panel}
        onChoose={handlers.onPanel}
      />
    </div>
  );
}
