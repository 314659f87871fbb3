import type { Alert, AlertConcern } from '../../contract/alerts/Alert.ts';
import { type ReadNotices, readNoticesSteps } from '../../feeds/notices/readNotices.ts';
import { runStepsWithPauses } from '../../lib/steps.ts';
import { cutText } from '../../lib/text/plainText.ts';
import { OutageError } from '../../service/OutageError.ts';
import type { ListedIDs } from '../../service/Source.ts';
import { createFeedFetch, hostOrPath, type PartContext } from '../feeds/createFeedFetch.ts';
import { createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { createFailureLog } from '../feeds/createFindingsLog.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { feedName } from '../settings/address-settings.ts';
import type { NoticesSettings } from '../settings/source-settings.ts';
import type { NoticesPart } from './mixAlerts.ts';

/** Enough to know which notice it is. */
const HEADER_LETTERS = 60;

/** What a notice names and the city doesn't have, in a sentence. */
interface Unknown {
  readonly text: string;
  readonly isLeftOut: boolean;
}

/**
 * The notices without routes and stops that the city does not have. One that names only such is left out: it
 * would concern the whole city.
 *
 * @param known gives null for what can't be asked now, which leaves everything in
 * @returns which were left out, a sentence each
 */
async function knownOnly(
  { alerts, places: placesInFile }: ReadNotices,
  known: () => Promise<ListedIDs | null>,
): Promise<{ readonly alerts: readonly Alert[]; readonly unknown: readonly Unknown[] }> {
  const places = alerts.length === 0 ? null : await known();
  if (places === null) return { alerts, unknown: [] };
  const unknown: Unknown[] = [];
  const kept = alerts.flatMap((alert): Alert[] => {
    if (alert.concerns.length === 0) return [alert];
    const missing: string[] = [];
    const concerns = alert.concerns.flatMap((concern): AlertConcern[] => {
      const { routeID, stops } = concern;
      const route = routeID === undefined ? undefined : places.route(routeID);
      if (routeID !== undefined && route === undefined) {
        missing.push(`route ${routeID}`);
        return [];
      }
      const listed = { ...concern, ...(route === undefined ? {} : { routeID: route }) };
      if (stops === undefined) return [listed];
      const found = new Set<string>();
      for (const stopID of stops) {
        const stop = places.stop(stopID);
        if (stop === undefined) missing.push(`stop ${stopID}`);
        else found.add(stop);
      }
      return found.size === 0 ? [] : [{ ...listed, stops: [...found] }];
    });
    if (missing.length > 0) {
      const isLeftOut = concerns.length === 0;
      const place = placesInFile.get(alert.alertID) ?? 'A notice';
      const [header = ''] = Object.values(alert.header);
      const names = `${place}, "${cutText(header, HEADER_LETTERS)}", names ${missing.join(', ')}`;
      const end = isLeftOut ? ', so it is left out' : '';
      unknown.push({ text: `${names}, which the city does not have${end}.`, isLeftOut });
    }
    return concerns.length === 0 ? [] : [{ ...alert, concerns }];
  });
  return { alerts: kept, unknown };
}

const MAX_BYTES = 4_000_000;

/** The operator's own notices, read again at an interval for all clients. */
export function createNoticesFile(settings: NoticesSettings, context: PartContext): NoticesPart {
  const { log, timeZone, clock = systemClock } = context;
  const feed = feedName(settings.feed.url);
  const logFailure = createFailureLog(log, 'notices', { feed });
  let loggedProblems = '';
  let unknown: readonly Unknown[] = [];
  const poller = createFeedPoller<ReadNotices>({
    interval: settings.seconds * 1000,
    clock,
    fetchFeed: createFeedFetch(settings, MAX_BYTES, context),
    decode: (bytes) => runStepsWithPauses(readNoticesSteps(bytes, timeZone())),
    onPoll: () => {
      logFailure(poller.state().failure);
    },
  });

  const unread = () => poller.state().value?.problems ?? [];
  const problems = () => [...unread(), ...unknown.map(({ text }) => text)];
  /** How many notices are not shown, or not of all that they name. */
  function leftOut(): Readonly<Record<string, number>> {
    const whole = unread().length + unknown.filter(({ isLeftOut }) => isLeftOut).length;
    const inPart = unknown.filter(({ isLeftOut }) => !isLeftOut).length;
    return {
      ...(whole === 0 ? {} : { 'notices that cannot be used': whole }),
      ...(inPart === 0 ? {} : { 'shown notices that name what the city does not have': inPart }),
    };
  }
  function logProblems(): void {
    const text = problems().join(' ');
    if (text !== loggedProblems && text !== '')
      log({ event: 'notices left out', feed, reason: text });
    loggedProblems = text;
  }

  return {
    start: () => poller.start(),
    stop: () => poller.stop(),
    async readAlerts(city) {
      const { value, checkedAt, nextAt } = poller.state();
      // The last good version stays: the operator wrote until when each notice is in force.
      if (value === undefined || checkedAt === undefined)
        throw new OutageError("the operator's notices could not be read");
      const known = await knownOnly(value, city);
      ({ unknown } = known);
      logProblems();
      return { value: known.alerts, reportedAt: checkedAt, readAt: checkedAt, refreshAt: nextAt };
    },
    health: () => ({ notices: poller.state().failure === undefined }),
    figures: () => [
      {
        ...pollFigures('notices', hostOrPath(settings.feed), poller.state()),
        leftOut: leftOut(),
        notes: problems(),
      },
    ],
  };
}
