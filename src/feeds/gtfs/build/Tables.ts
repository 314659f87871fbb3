import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { InternTable } from '../csv/InternTable.ts';
import type { FeedPathways } from '../pathways/readPathways.ts';
import type { ShapeLine } from '../shapes/ShapeLine.ts';
import type { DemandStops } from '../stop-times/readDemand.ts';
import type { StopTimes } from '../stop-times/readStopTimes.ts';
import type { FeedTransfer } from '../stop-times/readTransfers.ts';
import type { Agencies } from '../tables/readAgencies.ts';
import type { FeedInfo } from '../tables/readFeedInfo.ts';
import type { FeedRoutes } from '../tables/readRoutes.ts';
import type { Services } from '../tables/readServices.ts';
import type { FeedStops } from '../tables/readStops.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import type { FeedTranslations } from '../translations/FeedTranslations.ts';

/** All tables of a feed that a snapshot is made of. */
export interface Tables {
  readonly agencies: Agencies;
  readonly info: FeedInfo;
  readonly services: Services;
  readonly routes: FeedRoutes;
  readonly stops: FeedStops;
  readonly trips: FeedTrips;
  readonly tripHeadsigns: InternTable;
  readonly stopTimes: StopTimes;
  /** By the numbers of trips in trips.txt. */
  readonly frequencies: readonly TripFrequency[];
  readonly transfers: readonly FeedTransfer[];
  readonly pathways: FeedPathways;
  /** Lines by the number of their shape. */
  readonly shapes: ReadonlyMap<number, ShapeLine>;
  readonly translations: FeedTranslations;
  readonly demand: readonly DemandStops[];
}
