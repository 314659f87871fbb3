import './RiderPage.css';

import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import type { StopAside } from '../../features/stops/StopList.tsx';
import { fetched } from '../../ui/loading/fetched.ts';
import { useFirstLanguage } from '../../ui/text/Language.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import type { SheetHeight } from '../../ui/panels/Sheet.tsx';
import { TabPanel } from '../../ui/controls/Tabs.tsx';
import { useTheme } from '../useTheme.ts';
import { onTravel } from '../../view/useView.ts';
import type { ChangeView } from '../../view/useView.ts';
import type { Panel, Selection, View } from '../../view/view.ts';
import { Part } from '../Part.tsx';
import { RiderHeader } from './RiderHeader.tsx';
import { RiderPanel } from './panels/RiderPanel.tsx';
import { useStopsInView } from '../../city/reads/useStopsInView.ts';

const RiderMap = fetched(async () => (await import('./map/RiderMap.tsx')).RiderMap);
const RiderLive = fetched(async () => (await import('./RiderLive.tsx')).RiderLive);

interface RiderPageProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
}

/** The map, and beside it or over it the same content as lists (R21, R24). */
export function RiderPage({ settings, view, changeView }: RiderPageProps) {
  const { words } = useFirstLanguage();
  const stopsInView = useStopsInView(settings, view);
  const theme = useTheme(view.theme);
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const [highlight, setHighlight] = useState<Selection | null>(null);
  // The panel answers at once, all else a frame later: nobody sees that, and a slow phone feels it.
  const settledView = useDeferredValue(view);
  const settledHighlight = useDeferredValue(highlight);
  const [met, setMet] = useState<readonly Selection[]>([]);
  const [stopAside, setStopAside] = useState<StopAside>();
  const [search, setSearch] = useState<string | null>(null);
  useEffect(
    () =>
      onTravel(() => {
        setMet([]);
        setSearch(null);
        setSheet('half');
      }),
    [],
  );
  const sheetElement = useRef<HTMLElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  const select = useCallback(
    (selection: Selection, besides?: Partial<View>) => {
      setMet([]);
      setSearch(null);
      setHighlight(null);
      // What is selected is shown on the map too, which a tall sheet covers, and a low one hides its card.
      setSheet('half');
      changeView({ ...besides, selection }, 'push');
    },
    [changeView],
  );
  const meet = useCallback(
    (things: readonly Selection[]) => {
      const [only, ...others] = things;
      if (only !== undefined && others.length === 0) select(only);
      else {
        setMet(things);
        setSearch(null);
      }
      setSheet((height) => (height === 'low' ? 'half' : height));
    },
    [select],
  );
  const forgetMet = useCallback(() => setMet([]), []);
  const toggleRoute = (routeID: string) =>
    changeView({
      routes: stopsInView.chosen.includes(routeID)
        ? stopsInView.chosen.filter((chosen) => chosen !== routeID)
        : [...stopsInView.chosen, routeID],
      destination: null,
    });

  const searchFor = (text: string | null) => {
    setSearch(text);
    // A phone's keyboard takes the lower half.
    if (search === null && text !== null) setSheet('tall');
    if (text === null) setSheet('half');
  };
  const openPanel = useCallback(
    (panel: Panel) => {
      setMet([]);
      setSearch(null);
      setSheet((height) => (height === 'low' ? 'half' : height));
      changeView({ panel, selection: null });
    },
    [changeView],
  );
  const shared = { settings, view, changeView, stopsInView };
  return (
    <div className="rider">
      <a className="skip-link" href="#lists">
        {words.page.skipToList}
      </a>
      <main className="rider__map">
        <Part
          name={words.page.map}
          wait={<p className="rider__map-wait">{words.page.mapLoading}</p>}
        >
          <RiderMap
            settings={settings}
            view={settledView}
            changeView={changeView}
            stopsInView={stopsInView}
            theme={theme}
            highlight={settledHighlight}
            sheet={sheet}
            sheetElement={sheetElement}
            onTravel={onTravel}
            onMeet={meet}
          />
        </Part>
      </main>
      <Sheet
        ref={sheetElement}
        label={words.page.panel}
        height={sheet}
        onHeightChange={setSheet}
        shows={
          view.selection === null
            ? `${view.panel} ${met.length}`
            : `${view.selection.kind} ${view.selection.id}`
        }
        words={{ taller: words.page.sheetTaller, shorter: words.page.sheetShorter }}
        header={
          <RiderHeader
            settings={settings}
            panel={view.panel}
            stopsInView={stopsInView}
            search={search}
            searchInput={searchInput}
            onSearch={searchFor}
            onToggleRoute={toggleRoute}
            onPanel={openPanel}
            onSelect={select}
          />
        }
        banner={
          // The watched stops: what a rider asked to be told is in sight at every height (R16).
          <Part name={words.page.tabs.buses}>
            <RiderLive
              {...shared}
              view={settledView}
              onSelect={select}
              onPanel={openPanel}
              onAside={setStopAside}
            />
          </Part>
        }
      >
        <TabPanel name={view.panel}>
          <RiderPanel
            {...shared}
            met={met}
            stopAside={stopAside}
            search={search}
            searchInput={searchInput}
            onForgetMet={forgetMet}
            onCloseSearch={() => searchFor(null)}
            onSelect={select}
            onHighlight={setHighlight}
          />
        </TabPanel>
      </Sheet>
    </div>
  );
}
