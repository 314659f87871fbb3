import { measureLoad } from '../load.ts';
import { withServer } from '../servers/withServer.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { areaOf } from './nearby-area.ts';

/** The URL of the nth search. Each is at another place in the city, so that no answer comes from a cache. */
function search(stops: number, n: number): string {
  const { south, west, degrees } = areaOf(stops);
  const lat = south + ((n * 7919) % 10_007) * (degrees / 10_007);
  const lon = west + ((n * 6271) % 9973) * (degrees / 9973);
  return `/v1/getnearbystops?key=test-key&lat=${lat.toFixed(5)}&lon=${lon.toFixed(5)}`;
}

/** Measures requests per second of getnearbystops, compared with a constant answer of the same server. */
export async function benchNearby(): Promise<string> {
  const rows = [['stops', 'getnearbystops/s', 'constant/s', 'share', 'failures']];
  for (const stops of inShort([1000], [1000, 10_000, 100_000])) {
    await withServer('nearby-server.js', [stops], async (port) => {
      const constant = await measureLoad({ port, path: () => '/constant' });
      const nearby = await measureLoad({ port, path: (n) => search(stops, n) });
      rows.push([
        figure(stops),
        figure(nearby.requestsPerSecond),
        figure(constant.requestsPerSecond),
        `${figure((100 * nearby.requestsPerSecond) / constant.requestsPerSecond)} %`,
        figure(nearby.failures + constant.failures),
      ]);
    });
  }
  return table(
    'Stops nearby: requests per second, one core, 16 connections (a plain scan of 10,000: 162)',
    rows,
  );
}
