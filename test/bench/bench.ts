import { benchArrivals } from './arrivals/arrivals.ts';
import { benchFirstLoad } from './first-load/first-load.ts';
import { benchGtfs } from './gtfs/gtfs.ts';
import { benchHostile } from './hostile/hostile.ts';
import { benchImport } from './import/import.ts';
import { benchRandomJourneys } from './journeys/journeys-random.ts';
import { benchJourneys } from './journeys/journeys.ts';
import { benchLotsForecast } from './lots-forecast/lots-forecast.ts';
import { benchIdle } from './page/idle.ts';
import { benchInteractions } from './page/interactions.ts';
import { benchNotices } from './page/notices.ts';
import { benchPanning } from './page/panning.ts';
import { benchPanningBikes } from './page/panningBikes.ts';
import { benchSoak } from './page/soak.ts';
import { benchPocket } from './pocket/pocket.ts';
import { benchRegions } from './regions/regions.ts';
import { benchReminders } from './reminders/reminders.ts';
import { benchArrivalsLoad } from './service/arrivals.ts';
import { benchCache } from './service/cache.ts';
import { benchNearby } from './service/nearby.ts';
import { benchStops } from './service/stops.ts';
import { inShort, isShort, runShort } from './short.ts';
import { benchTripUpdates } from './trip-updates/trip-updates.ts';
import { benchVehicles } from './vehicles/vehicles.ts';

/** `npm run bench -- short` runs each once with little data, `npm run bench -- short idle` one of them. */
const chosen = process.argv.slice(2);

/** Run only by name, with their minutes: `npm run bench -- soak 30`. */
const minutes = chosen.map(Number).find((number) => number > 0);
const LONG = {
  soak: () => benchSoak(minutes),
  /** `npm run bench -- hostile 10` for ten minutes. */
  hostile: () => benchHostile(minutes ?? inShort(0.2, 1)),
};

/** Run by `npm run bench`, or by name with `npm run bench -- nearby`. */
const BENCHES = {
  'first-load': benchFirstLoad,
  idle: benchIdle,
  /** Single ones by their names: `npm run bench -- interactions 'open a bus'`. */
  interactions: () => benchInteractions(chosen),
  notices: benchNotices,
  panning: benchPanning,
  'panning-bikes': benchPanningBikes,
  vehicles: benchVehicles,
  nearby: benchNearby,
  stops: benchStops,
  /** `npm run bench -- arrivals --gtfs ZIP --days FOLDER --learn D,D --test D,D --out FILE` for other days. */
  arrivals: () => benchArrivals(chosen),
  'arrivals-load': benchArrivalsLoad,
  'trip-updates': benchTripUpdates,
  cache: benchCache,
  /** `npm run bench -- lots-forecast --history CSV --from UNIX --out FILE` for other lots. */
  'lots-forecast': () => benchLotsForecast(chosen),
  pocket: benchPocket,
  reminders: benchReminders,
  /** Fetches minotor into node_modules/.cache, if there is a network. */
  journeys: benchJourneys,
  'journeys-random': benchRandomJourneys,
  import: benchImport,
  regions: benchRegions,
  /** A number after the name is its size in rows: `npm run bench -- gtfs 1000000`. */
  gtfs: () => benchGtfs(chosen.map(Number).find((rows) => rows > 0)),
};
const names = chosen.filter((name) => name in BENCHES || name in LONG);
const run = Object.entries({ ...BENCHES, ...LONG }).filter(([name]) =>
  names.length > 0 ? names.includes(name) : isShort || name in BENCHES,
);
if (isShort && run.length > 1) runShort(run.map(([name]) => name));
else for (const [, bench] of run) process.stdout.write(await bench());
