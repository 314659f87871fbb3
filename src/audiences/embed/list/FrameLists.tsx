import { StopsPanel } from '../../../city/panels/StopsPanel.tsx';
import { TabPanel, Tabs } from '../../../ui/controls/Tabs.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import type { Panel, Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { useShownPanel } from './useShownPanel.ts';

const CityPanels = lazyComponent(async () => (await import('../city/CityPanels.tsx')).CityPanels);

const NO_HITS: readonly Selection[] = [];

interface FrameListsProps {
  tapHits?: readonly Selection[];
  onClearTapHits?: () => void;
  onSelect: (selection: Selection) => void;
  onHighlight?: (selection: Selection | null) => void;
}

const ignore = () => {};

/** The lists of what a frame shows, one at a time, or the card of the selection (B29). */
export function FrameLists({
  tapHits = NO_HITS,
  onClearTapHits = ignore,
  onSelect,
  onHighlight = ignore,
}: FrameListsProps) {
  const { words } = usePageLanguage();
  const view = usePageView();
  const changeView = useChangeView();
  const { offered, chosen } = useShownPanel();
  const hasCard = view.selection !== null || tapHits.length > 0;
  const isOfStops = chosen === 'stops' && !hasCard;
  const content = (
    <AsyncBoundary
      key={hasCard ? 'card' : chosen}
      name={words.page.tabs[chosen]}
      fallback={<Notice tone="quiet">{words.page.loading}</Notice>}
    >
      {isOfStops && view.near === null ? null : (
        <CityPanels
          panel={chosen}
          tapHits={tapHits}
          onClearTapHits={onClearTapHits}
          onSelect={onSelect}
          onHighlight={onHighlight}
        />
      )}
      {isOfStops ? (
        <StopsPanel
          aside={undefined}
          onSelect={({ stopID }) => onSelect({ kind: 'stop', id: stopID })}
          onHighlight={(stop) =>
            onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID })
          }
        />
      ) : null}
    </AsyncBoundary>
  );
  if (hasCard || offered.length < 2) return content;
  return (
    <>
      <Tabs<Panel>
        label={words.page.panel}
        tabs={offered.map((name) => ({ name, label: words.page.tabs[name] }))}
        chosen={chosen}
        onChoose={(panel) => changeView({ panel, selection: null })}
      />
      <TabPanel name={chosen}>{content}</TabPanel>
    </>
  );
}
