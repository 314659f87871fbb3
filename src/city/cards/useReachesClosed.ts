import { closedFault } from '../../features/watch/closedSupport.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** Whether alerts can also reach this browser when the page is closed. */
export const useReachesClosed = (): boolean =>
  useSettings().pushKey !== undefined && closedFault() === null;
