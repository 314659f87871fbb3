import type { Browser } from '@playwright/test';

import type { Bikes } from '../../../src/contract/bikes/BikesAnswer.ts';
import { aLot } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { testNow } from '../../support/moment/moment.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';
import { scriptWhilePanning } from './panning.ts';
import { startBrowser } from './startPage.ts';

const [STATIONS, FREE] = [1000, 5000];
const ROUNDS = inShort(1, 3);
const CENTER = { lat: 43.0733673, lon: -89.4014633 };
/** Half the width of the city, in degrees. */
const REACH = 0.06;
/** The cost of bikes is at most so many times that of as many lots. */
const LIMIT = 1.1;
/** The map that shows dots, counts of stations, and those of free bikes. */
const ZOOMS = [13, 15];

/** Places on a spiral, spread over the whole city. */
function placeOf(index: number, count: number) {
  const along = index / count;
  const [angle, reach] = [index * 2.4, REACH * Math.sqrt(along)];
  return {
    latitude: CENTER.lat + 0.72 * reach * Math.sin(angle),
    longitude: CENTER.lon + reach * Math.cos(angle),
  };
}

const listOf = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const BIKES: Bikes = {
  stations: listOf(STATIONS, (index) => ({
    bikeID: `1:${index}`,
    name: `Station ${index}`,
    ...placeOf(index, STATIONS),
    system: 'Bikes',
    bikes: index % 20,
    docks: 20 - (index % 20),
    countedAt: testNow(),
  })),
  free: listOf(FREE, (index) => ({
    ...placeOf(index, FREE),
    system: 'Bikes',
    bikes: 1,
    countedAt: testNow(),
  })),
};

const lotsOf = (count: number) =>
  listOf(count, (index) => {
    const { latitude: lat, longitude: lng } = placeOf(index, count);
    const name = `Lot ${index}`;
    return aLot({ name, shortName: name, openSpots: index % 600, coordinates: { lat, lng } });
  });

const CITIES = {
  none: { lots: async () => [] },
  bikes: { lots: async () => [], bikes: supply(async () => BIKES) },
  lots: { lots: async () => lotsOf(STATIONS + FREE) },
};
type Name = keyof typeof CITIES;

/** The script of a second of panning, in milliseconds per frame. */
async function perFrame(browser: Browser, name: Name, zoom: number): Promise<number> {
  const server = await serveCity(smallSource({ ...CITIES[name], vehicles: async () => [] }), {});
  try {
    const url = `${server.url}/?hide=stops,vehicles&center=${CENTER.lat},${CENTER.lon}&zoom=${zoom}`;
    const script = await scriptWhilePanning(browser, url);
    return script.reduce((sum, each) => sum + each, 0) / script.length;
  } finally {
    await server.stop();
  }
}

/** Compares panning over a thousand stations and five thousand free bikes with panning over as many lots, as a table. */
export async function benchPanningBikes(): Promise<string> {
  const browser = await startBrowser();
  try {
    const rows: string[][] = [];
    for (const zoom of ZOOMS) {
      const found: Record<Name, number[]> = { none: [], bikes: [], lots: [] };
      // In turns, so that what else the machine does is in all of them.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const name of ['none', 'bikes', 'lots'] as const)
          found[name].push(await perFrame(browser, name, zoom));
      const [none, bikes, lots] = [median(found.none), median(found.bikes), median(found.lots)];
      rows.push([
        `zoom ${zoom}`,
        ...[none, bikes, lots].map((each) => `${figure(each, 2)} ms`),
        figure(bikes / lots, 2),
        figure(LIMIT, 1),
      ]);
    }
    const what = `${figure(STATIONS)} stations and ${figure(FREE)} places with free bikes`;
    return table(`Panning over ${what}, and over as many lots: script per frame, on average`, [
      ['', 'neither', 'bikes', 'lots', 'bikes/lots', 'limit'],
      ...rows,
    ]);
  } finally {
    await browser.close();
  }
}
