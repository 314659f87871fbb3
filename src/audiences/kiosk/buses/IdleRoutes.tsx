import { useCity } from '../../../city/reads/CityContext.tsx';
import { useClockOffset } from '../../../city/reads/clock-reads.ts';
import { noServiceSentence } from '../../../features/vehicles/feed/no-service.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { RouteBadge } from '../scale/RouteBadge.tsx';

const MINUTE = 60_000;

/** How many routes the line names; it counts the rest. */
const MOST_BADGES = 12;

/** How many routes have a sentence of their own; more would take the place of the buses. */
const MOST_SENTENCES = 2;

/**
 * The routes without a bus on its way, small, so that nobody waits for one (A48), and those that don't run
 * today (S20).
 */
export function IdleRoutes({ routeIDs }: { routeIDs: readonly string[] }) {
  const language = useLanguage();
  const { words, formats } = language;
  const { feedReads, colorOf } = useCity();
  const offset = useClockOffset();
  const sentences = useNow(MINUTE, () =>
    feedReads.map(({ route }) => noServiceSentence(route, Date.now() + offset, language)),
  );
  const noService = feedReads
    .map(({ route: { routeID } }, index) => ({ routeID, sentence: sentences[index] ?? null }))
    .filter(({ routeID, sentence }) => sentence !== null && routeIDs.includes(routeID))
    .slice(0, MOST_SENTENCES);
  const others = routeIDs.filter((routeID) => noService.every((one) => one.routeID !== routeID));
  const uncounted = others.length - MOST_BADGES;
  return (
    <>
      {noService.map(({ routeID, sentence }) => (
        <p key={routeID} className="kiosk__idle">
          {sentence}
        </p>
      ))}
      {others.length === 0 ? null : (
        <p className="kiosk__idle">
          {words.kiosk.notComing}{' '}
          {others.slice(0, MOST_BADGES).map((routeID) => (
            <RouteBadge key={routeID} text={routeID} fill={colorOf(routeID)} isSmall />
          ))}
          {uncounted > 0 ? <span>{words.lists.andMore(formats.number(uncounted))}</span> : null}
        </p>
      )}
    </>
  );
}
