import { closedFault } from '../../features/watch/closedSupport.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

/** How alerts reach this browser. Where they could with the page closed, but not here, why, and what works here. */
export function useHowAlertsWork(): string {
  const { byTime, closed } = useLanguage().words.alerts;
  const isOffered = useSettings().pushKey !== undefined;
  const fault = isOffered ? closedFault() : null;
  return fault === null ? byTime.howItWorks(isOffered) : closed[fault];
}
