import { StopsPanel } from '../../../city/panels/StopsPanel.tsx';
import { TabPanel, Tabs } from '../../../ui/controls/Tabs.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { useFrame } from '../FrameContext.ts';
import type { FramePanel } from '../options/frame-parameters.ts';
import { FrameScope } from '../panels/FrameScope.tsx';
import { useShownPanel } from './useShownPanel.ts';

// Each in a file of its own: a frame loads only the code of what it shows.
const LISTS = {
  departures: lazyComponent(
    async () => (await import('../panels/FrameDepartures.tsx')).FrameDepartures,
  ),
  vehicles: lazyComponent(
    async () => (await import('../../../city/panels/BusesPanel.tsx')).BusesPanel,
  ),
  lots: lazyComponent(async () => (await import('../panels/FrameLots.tsx')).FrameLots),
  events: lazyComponent(async () => (await import('../panels/FrameEvents.tsx')).FrameEvents),
};
const isOwn = (panel: FramePanel): panel is keyof typeof LISTS => panel in LISTS;
const FrameSubject = lazyComponent(
  async () => (await import('../panels/FrameSubject.tsx')).FrameSubject,
);
const FrameNearby = lazyComponent(
  async () => (await import('../panels/FrameNearby.tsx')).FrameNearby,
);
const FrameCard = lazyComponent(async () => (await import('../card/FrameCard.tsx')).FrameCard);

const NO_HITS: readonly Selection[] = [];

interface FrameListsProps {
  tapHits?: readonly Selection[];
  onClearTapHits?: () => void;
  onSelect: (selection: Selection) => void;
  onHighlight?: (selection: Selection | null) => void;
}

const ignore = () => {};

/** The lists of what a frame shows, one at a time, or the card of the selection. */
export function FrameLists({
  tapHits = NO_HITS,
  onClearTapHits = ignore,
  onSelect,
  onHighlight = ignore,
}: FrameListsProps) {
  const { words } = useLanguage('page');
  const view = usePageView();
  const changeView = useChangeView();
  const { offered, chosen } = useShownPanel();
  const { openDepartures } = useFrame();
  const labels = words.page.tabs;
  const hasCard = view.selection !== null || tapHits.length > 0;
  const content = (
    <AsyncBoundary
      key={hasCard ? 'card' : chosen}
      name={labels[chosen]}
      fallback={<Notice tone="quiet">{words.page.loading}</Notice>}
    >
      {hasCard ? (
        <FrameCard
          tapHits={tapHits}
          onClearTapHits={onClearTapHits}
          onSelect={onSelect}
          onHighlight={onHighlight}
        />
      ) : (
        <FrameScope>
          <ListPanel panel={chosen} onSelect={onSelect} onHighlight={onHighlight} />
        </FrameScope>
      )}
    </AsyncBoundary>
  );
  if (hasCard || offered.length < 2) return content;
  return (
    <>
      <Tabs<FramePanel>
        label={words.page.panel}
        tabs={offered}
        labels={labels}
        chosen={chosen}
        onChoose={(panel) => {
          if (panel !== 'departures') changeView({ panel, selection: null });
          else openDepartures();
        }}
      />
      <TabPanel name={chosen}>{content}</TabPanel>
    </>
  );
}

/** The list of a tab. */
function ListPanel({ panel, ...props }: PanelProps & { panel: FramePanel }) {
  const { near } = usePageView();
  if (panel === 'stops')
    return (
      <>
        {near === null ? null : <FrameNearby {...props} />}
        <StopsPanel {...props} />
      </>
    );
  if (!isOwn(panel)) return <FrameSubject panel={panel} {...props} />;
  const List = LISTS[panel];
  return <List {...props} />;
}
