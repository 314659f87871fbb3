import { lazyComponent } from '../ui/loading/lazyComponent.ts';
import { NoticesPanel } from './notices/NoticesPanel.tsx';
import { ParkingPanel } from './panels/ParkingPanel.tsx';

const EventsPanel = lazyComponent(
  async () => (await import('./panels/EventsPanel.tsx')).EventsPanel,
);

/** The lists of the first subjects. An audience may have another one in its place; that of buses differs in each. */
export const SUBJECT_LISTS = {
  lots: ParkingPanel,
  events: EventsPanel,
  notices: NoticesPanel,
};
