import type { ReactNode } from 'react';

import { StopsPanel, type StopsPanelProps } from '../../../city/panels/StopsPanel.tsx';
import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { HideablePart } from '../../../ui/browser/HideablePart.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { currentView } from '../../../view/useView.ts';
import type { Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { LISTS, loadOpened, NearbyFetcher, NearbyPanel, RiderCards } from './opened-panels.ts';
import { firstReads, useReportFirstReads } from './useReportFirstReads.ts';

export { firstReads };

/** Resolves when the code of what the URL opens has loaded. */
export const firstCode = loadOpened(currentView());

const StartNotice = lazyComponent(
  async () => (await import('../riderParts.ts')).riderParts.StartNotice,
);

// A tap on a row opens a card at once.
void firstReads.then(RiderCards.load).catch(() => {});

interface RiderPanelsProps extends PanelProps {
  /** The end of a stop's row. */
  stopExtra: StopsPanelProps['extra'];
  /** What a tap hit, if it hit several things. */
  tapHits: readonly Selection[];
  /** Shown until the card has loaded. */
  cardStart: ReactNode;
  onClearTapHits: () => void;
}

/**
 * Everything in the panel except the first list, which loads before this code. Each list loads by itself, so
 * that the one that the URL opens doesn't wait for the others (R31).
 */
export function RiderPanels({
  stopExtra,
  tapHits,
  cardStart,
  onClearTapHits,
  onSelect,
  onHighlight,
}: RiderPanelsProps) {
  const { words } = useLanguage();
  const { panel, selection, near } = usePageView();
  const hasCard = tapHits.length > 0 || selection !== null;
  // RiderPanel keeps the first list mounted, so it isn't mounted here a second time under a card.
  const isFirstList = panel === 'stops' && near === null;
  return (
    <ClockOffsetProvider>
      {near === null ? null : (
        <AsyncBoundary name={words.nearby.part}>
          <NearbyFetcher />
        </AsyncBoundary>
      )}
      {isFirstList ? null : (
        <HideablePart isShown={!hasCard}>
          <AsyncBoundary key={panel} name={words.page.tabs[panel]}>
            <ListPanel stopExtra={stopExtra} onSelect={onSelect} onHighlight={onHighlight} />
            <FirstReads />
          </AsyncBoundary>
        </HideablePart>
      )}
      {hasCard ? (
        <AsyncBoundary name={words.page.tabs[panel]} fallback={cardStart}>
          <RiderCards
            tapHits={tapHits}
            onClearTapHits={onClearTapHits}
            onSelect={onSelect}
            onHighlight={onHighlight}
          />
          <FirstReads />
        </AsyncBoundary>
      ) : null}
    </ClockOffsetProvider>
  );
}

/** After a panel, so that it runs once the panel has loaded and begun to read. */
function FirstReads(): null {
  useReportFirstReads();
  return null;
}

/** The list of the tab. It stays mounted below a card: mounting it again takes long. */
function ListPanel({ stopExtra, ...props }: PanelProps & Pick<RiderPanelsProps, 'stopExtra'>) {
  const { words } = useLanguage();
  const { panel, near } = usePageView();
  if (panel !== 'stops') {
    const List = LISTS[panel];
    return <List {...props} />;
  }
  return (
    <>
      {near === null ? null : (
        <>
          <NearbyPanel {...props} />
          <AsyncBoundary name={words.page.tabs.stops}>
            <StartNotice isBelowNearby />
          </AsyncBoundary>
        </>
      )}
      <StopsPanel {...props} extra={stopExtra} />
    </>
  );
}
