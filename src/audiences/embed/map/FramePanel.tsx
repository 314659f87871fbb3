import type { Ref } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { FrameLists } from '../list/FrameLists.tsx';

const MapLegend = lazyComponent(
  async () => (await import('../../../city/legend/MapLegend.tsx')).MapLegend,
);

export type OpenPanel = 'list' | 'legend';

interface FramePanelProps {
  ref: Ref<HTMLElement>;
  /** Null for the card of the selection, which has its own button to close it. */
  open: OpenPanel | null;
  theme: Theme;
  tapHits: readonly Selection[];
  onClearTapHits: () => void;
  onSelect: (selection: Selection) => void;
  onHighlight: (selection: Selection | null) => void;
  onClose: () => void;
}

/** What is open over the map: at the bottom of a narrow frame, beside the map in a wide one. */
export function FramePanel({ ref, open, theme, onClose, ...lists }: FramePanelProps) {
  const { words } = useLanguage();
  const { features, availability } = useSettings();
  const { routes } = useCityStops();
  const [example = { routeID: '', color: MAP_COLORS.light.accent }] = routes;
  const name = open === 'legend' ? words.layers.legend : words.frame.list;
  return (
    <section
      className="frame__panel"
      aria-label={open === null ? words.page.panel : name}
      ref={ref}
    >
      {open === null ? null : (
        <header className="frame__panel-header">
          <h2>{name}</h2>
          <IconButton icon="close" label={words.page.close} onClick={onClose} />
        </header>
      )}
      {open === 'legend' ? (
        <AsyncBoundary name={words.layers.legend}>
          <div className="frame__legend">
            <MapLegend features={features} bands={availability} theme={theme} example={example} />
          </div>
        </AsyncBoundary>
      ) : (
        <FrameLists {...lists} />
      )}
    </section>
  );
}
