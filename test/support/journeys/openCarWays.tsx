import { screen } from '@testing-library/react';
import * as z from 'zod/mini';

import { CarJourney, type CarJourneysAnswer } from '../../../src/contract/journeys/car-journeys.ts';
import { Journey } from '../../../src/contract/journeys/journeys.ts';
import { instant } from '../../../src/contract/wire/instant.ts';
import { aLot } from '../builders.ts';
import { supply } from '../cities/supply.ts';
import { renderRider } from '../page/render-rider.tsx';
import { timesOf } from '../times/departures.ts';
import { en } from '../words/catalogs.ts';
import { after, aJourney, aRide, aWalk, journeysResponse, type Sent } from './journeys-answer.ts';

const BUS = aJourney(aWalk(), aRide());
const HOME = { lat: 43, lon: -89.4 };
export const LOT = { name: 'North Garage', lat: 43.05, lon: -89.4 };
export const BACK = aJourney(aRide({ routeID: '05', departAt: after(600), arriveAt: after(620) }));

type DriveLeg = CarJourney['legs'][0];

export const aCarWay = (lot: Partial<DriveLeg['lot']> = {}): CarJourney => ({
  departAt: after(1),
  arriveAt: after(40),
  changes: 0,
  walkMeters: 0,
  legs: [
    {
      kind: 'drive',
      from: HOME,
      to: LOT,
      departAt: after(1),
      arriveAt: after(13),
      meters: 6000,
      lot: {
        key: 'city/north@43.05,-89.4',
        name: LOT.name,
        webUrl: 'https://parking.example.org/north',
        room: { basis: 'forecast', at: after(13), openSpots: 41, low: 30, high: 55 },
        ...lot,
      },
    },
    aRide({ departAt: after(15), arriveAt: after(40), tripID: 'car' }),
  ],
  back: BACK,
});

export const answerOf = ({ journeys = [], backAfter, back, ...answer }: Sent<CarJourneysAnswer>) =>
  Response.json({
    status: '0',
    ...answer,
    journeys: journeys.map((journey) => z.encode(CarJourney, journey)),
    backAfter: backAfter && z.encode(instant, backAfter),
    back: back && z.encode(Journey, back),
  });

export const refusal = (description: string) => Response.json({ status: '-1', description });

/** Opens the page with an answer to what is asked by car. @returns the URLs of these questions */
export function openCarWays(url: string, byCarAnswer: () => Response, lots = [aLot()]) {
  const asked: URL[] = [];
  renderRider({
    url,
    source: {
      lots: supply(async () => lots),
      times: { ...timesOf(() => [], null), trip: supply(async () => null) },
    },
    middleware: async (request, service) => {
      const requested = new URL(request.url);
      if (!requested.pathname.endsWith('/getjourneys')) return service(request);
      if (requested.searchParams.get('by') !== 'car') return journeysResponse([BUS]);
      asked.push(requested);
      return byCarAnswer();
    },
  });
  return asked;
}

export const URL_TO = '/?from=43,-89.4,Home&to=43.08,-89.41,Arena';
export const section = () => screen.findByRole('region', { name: en.journeys.byCar.heading });
