import type { Journey } from '../../../contract/journeys/journeys.ts';
import { endSentence } from '../../../features/events/event-words.ts';
import { lastWay } from '../../../features/journeys/by-car/car-words.ts';
import { LastWay } from '../../../features/journeys/by-car/LastWay.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

export interface WayHomeProps {
  /** When the event is over. */
  end: Parameters<typeof endSentence>[0];
  /** Undefined if there is no way back, null where nobody knows. */
  back: Journey | undefined | null;
  /** The name of the event, where it isn't above. */
  name?: string;
  /** Opens the way back; missing where it can't be opened. */
  onOpen?: ((back: Journey) => void) | undefined;
}

/** The last way back from an event without a car, and when the event ends. From nearby, one walks home at any time. */
export function WayHome({ end, back, name, onOpen }: WayHomeProps) {
  const language = useLanguage();
  const { event: own } = language.words.journeys;
  const ends = (
    <>
      {name === undefined ? null : (
        <>
          <bdi>{name}</bdi> ·{' '}
        </>
      )}
      {endSentence(end, language)}
    </>
  );
  if (back === undefined)
    return (
      <Notice tone="caution">
        {own.noBack} {ends}
      </Notice>
    );
  const way = back && lastWay(back, language);
  return (
    <LastWay onOpen={way && back && onOpen ? () => onOpen(back) : undefined}>
      {way === null ? null : <b>{own.back(...way)}</b>} <small>{ends}</small>
    </LastWay>
  );
}
