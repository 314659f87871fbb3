import { StopsFavorites } from './panels/StopsFavorites.tsx';
import { RiderLive } from './RiderLive.tsx';
import { RiderTools } from './RiderTools.tsx';
import { FoldButton } from './sheet/FoldButton.tsx';
import { StartNotice } from './StartNotice.tsx';

/**
 * The parts around the first list, in one chunk: on a slow network a file of two kilobytes takes as long as
 * one of thirty (decision 0040). The map is not among them, so that they work when it can't be loaded (R25).
 */
export const riderParts = {
  FoldButton,
  RiderLive,
  RiderTools,
  StartNotice,
  StopsFavorites,
  importSevere: () => import('./notices/RiderSevere.tsx'),
  /** Here, because the names of the many files that it loads would be in the first script. */
  importSearch: () => import('./search/SearchPanel.tsx'),
};
