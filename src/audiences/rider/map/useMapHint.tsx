import type { ReactNode } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { View } from '../../../view/view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';

/** Whether the panel itself says which time the lots are shown for. */
function saysMoment({ panel, selection }: View): boolean {
  if (selection !== null) return selection.kind === 'lot' || selection.kind === 'event';
  return panel === 'lots' || panel === 'events';
}

interface MapHintOptions {
  view: View;
  /** Something that has just happened. */
  message: string | null;
  /** The bus that is followed, with a button that ends that. */
  following: ReactNode;
  /** Shows the chosen routes; null if they are in sight. */
  onShowRoutes: (() => void) | null;
}

/**
 * The line over the map: what has just happened or is being followed, that the lots are those of another time,
 * or that the chosen routes are elsewhere. Undefined for nothing.
 */
export function useMapHint({
  view,
  message,
  following,
  onShowRoutes,
}: MapHintOptions): ReactNode | undefined {
  const language = useLanguage();
  const { words, formats } = language;
  const changeView = useChangeView();
  const { moment, shownLots, chosen } = useCity();
  if (message !== null || following !== null) {
    return (
      <>
        {message} {following}
      </>
    );
  }
  if (moment !== null && shownLots.length > 0 && !saysMoment(view)) {
    const { plan } = words.parking;
    const when = words.events.dayAndTime(
      formats.day(moment),
      formatStandaloneClock(moment, language),
    );
    return (
      <>
        {plan.onMap(when)}{' '}
        <Button variant="plain" onClick={() => changeView({ moment: null })}>
          {plan.backToNow}
        </Button>
      </>
    );
  }
  if (onShowRoutes !== null) {
    return (
      <>
        {words.map.routesOutside(chosen.length)}{' '}
        <Button variant="plain" onClick={onShowRoutes}>
          {words.map.showRoutes}
        </Button>
      </>
    );
  }
  return undefined;
}
