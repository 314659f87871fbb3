import './JourneyFields.css';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useMayTakeFocus } from '../../../ui/browser/UserAction.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useEndName } from '../useJourneyEnds.ts';

/** The two ends of a journey. */
export type EndName = 'from' | 'to';

interface JourneyFieldsProps {
  journey: JourneyView;
  /** The end that was searched for last. */
  lastEnd: EndName;
  /** Opens the search for another place. */
  onEnd: (end: EndName) => void;
}

/**
 * The two ends of a journey, in place of the search. They replace what the rider pressed, so the end that was searched for
 * takes the focus, as a card's heading does. Else the star would have it, and be set by a second press.
 */
export function JourneyFields({ journey, lastEnd, onEnd }: JourneyFieldsProps) {
  const { journeys } = useLanguage().words;
  const changeView = useChangeView();
  const ends = useRef<HTMLDivElement>(null);
  const mayTakeFocus = useMayTakeFocus();
  const takeFocus = useEffectEvent(() => {
    const { firstElementChild, lastElementChild } = ends.current ?? {};
    const place = lastEnd === 'from' ? firstElementChild : lastElementChild;
    if (mayTakeFocus() && place instanceof HTMLElement) place.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const names = { from: useEndName(journey.from), to: useEndName(journey.to) };
  return (
    <fieldset className="journey-fields" aria-label={journeys.directions}>
      <IconButton
        icon="back"
        label={journeys.close}
        onClick={() => changeView({ journey: null }, 'close')}
      />
      <div className="journey-fields__ends" ref={ends}>
        {(['from', 'to'] as const).map((end) => (
          <button
            key={end}
            type="button"
            className="journey-fields__end"
            aria-label={journeys.ends[end](names[end])}
            onClick={() => onEnd(end)}
          >
            <Icon name={end === 'from' ? 'locate' : 'flag'} size={18} />
            <span>
              <bdi>{names[end]}</bdi>
            </span>
          </button>
        ))}
      </div>
      <IconButton
        icon="sort"
        label={journeys.swap}
        onClick={() =>
          changeView({
            journey: { ...journey, from: journey.to, to: journey.from, way: null, event: null },
          })
        }
      />
    </fieldset>
  );
}
