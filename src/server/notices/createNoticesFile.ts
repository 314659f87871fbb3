import { type ReadNotices, readNotices } from '../../feeds/notices/readNotices.ts';
import { OutageError } from '../../service/OutageError.ts';
import type { PartContext } from '../city/PartContext.ts';
import { createFeedFetch, hostOrPath } from '../feeds/createFeedFetch.ts';
import { createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { createFailureLog } from '../feeds/createFindingsLog.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { feedName } from '../settings/address-settings.ts';
import type { NoticesSettings } from '../settings/notices-settings.ts';
import { knownOnly } from './knownOnly.ts';
import type { NoticesPart } from './mixAlerts.ts';

const MAX_BYTES = 4_000_000;

/** The operator's own notices (N10), read again at an interval for all clients. */
export function createNoticesFile(settings: NoticesSettings, context: PartContext): NoticesPart {
  const { log, timeZone, clock = systemClock, env = process.env, tools } = context;
  const feed = feedName(settings.feed.url);
  const logFailure = createFailureLog(log, 'notices', { feed });
  let loggedProblems = '';
  let unknown: readonly string[] = [];
  const poller = createFeedPoller<ReadNotices>({
    interval: settings.seconds * 1000,
    clock,
    fetchFeed: createFeedFetch({
      address: settings.feed,
      maxBytes: MAX_BYTES,
      privateAddresses: settings.privateAddresses,
      env,
      tools,
    }),
    decode: (bytes) => readNotices(bytes, timeZone()),
    onChange: () => logFailure(poller.state().failure),
  });

  const problems = () => [...(poller.state().value?.problems ?? []), ...unknown];
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
      const known = await knownOnly(value.alerts, city);
      ({ unknown } = known);
      logProblems();
      return { value: known.alerts, reportedAt: checkedAt, readAt: checkedAt, refreshAt: nextAt };
    },
    health: () => ({ notices: poller.state().failure === undefined }),
    figures: () => [
      {
        ...pollFigures('notices', hostOrPath(settings.feed), poller.state()),
        leftOut:
          problems().length === 0 ? {} : { 'notices that cannot be used': problems().length },
        notes: problems(),
      },
    ],
  };
}
