import type { FeedFigures } from '../../city/ServerSource.ts';
import type { VehicleFeedState } from './VehicleFeedState.ts';

/** The figures of a city's realtime feeds (S15), numbered if there are several. */
export const realtimeFigures = (states: readonly VehicleFeedState[]): FeedFigures[] =>
  states.map(({ host, polls, failures, checkedAt, failure, leftOut = {}, notes }, index) => ({
    feed: 'vehicles',
    name: states.length > 1 ? `${index + 1} ${host}` : host,
    requests: polls,
    failures,
    readAt: checkedAt,
    isFailing: failure !== undefined,
    failure,
    leftOut,
    notes,
  }));
