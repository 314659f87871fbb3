import { needsStepFree } from '../../contract/links/vehicle-needs.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Returns a function that says what a stop lacks that the rider needs; '' for nothing, and for what isn't known.
 */
export function useStopAccess(): (stop: {
  readonly wheelChairAccessible?: boolean | undefined;
}) => string {
  const { words } = useLanguage();
  const { needs } = usePageView();
  const isNeeded = needsStepFree(needs);
  return ({ wheelChairAccessible }) =>
    isNeeded && wheelChairAccessible === false ? words.stop.notAccessible : '';
}
