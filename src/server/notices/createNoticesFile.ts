import { type ReadNotices, readNoticesSteps } from '../../feeds/notices/readNotices.ts';
import { runStepsWithPauses } from '../../lib/steps.ts';
import { OutageError } from '../../service/OutageError.ts';
import { createFeedFetch, hostOrPath, type PartContext } from '../feeds/createFeedFetch.ts';
import { counted, createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { createFailureLog } from '../feeds/createFindingsLog.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { feedName } from '../settings/address-settings.ts';
import type { NoticesSettings } from '../settings/source-settings.ts';
import { knownOnly, type UnknownPlaces } from './knownOnly.ts';
import type { NoticesPart } from './mixAlerts.ts';

const MAX_BYTES = 4_000_000;

/** The operator's own notices, read again at an interval for all clients. */
export function createNoticesFile(settings: NoticesSettings, context: PartContext): NoticesPart {
  const { log, timeZone, clock = systemClock } = context;
  const feed = feedName(settings.feed.url);
  const logFailure = createFailureLog(log, 'notices', { feed });
  let logged: readonly string[] = [];
  let unknown: readonly UnknownPlaces[] = [];
  const poller = createFeedPoller<ReadNotices>({
    interval: settings.seconds * 1000,
    clock,
    fetchFeed: createFeedFetch(settings, MAX_BYTES, context),
    decode: (bytes) => runStepsWithPauses(readNoticesSteps(bytes, timeZone())),
    onPoll: () => {
      logFailure(poller.state().failure);
      logProblems();
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
  function content() {
    const { value } = poller.state();
    if (value === undefined) return {};
    const shown = value.alerts.length - unknown.filter(({ isLeftOut }) => isLeftOut).length;
    return { content: counted(shown, 'notice', 'notices') };
  }
  /** Whether the city has what they name is known only once somebody asks for them. */
  function logProblems(): void {
    const added = problems().filter((text) => !logged.includes(text));
    logged = problems();
    if (added.length > 0) log({ event: 'notices left out', feed, reason: added.join(' ') });
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
        ...content(),
        leftOut: leftOut(),
        notes: problems(),
      },
    ],
  };
}
