import { FileError } from '../../FileError.ts';

export interface Degrees {
  readonly lat: number;
  readonly lng: number;
}

/** Converts coordinates of a system, east and north, to degrees. */
export type Projection = (x: number, y: number) => Degrees;

const LONGEST_NAME = 100;

const EARTH_RADIUS = 6_378_137;
/** The flattening of GRS 80. That of WGS 84 differs by less than a millimeter on the ground. */
const FLATTENING = 1 / 298.257222101;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const SOUTHERN_FALSE_NORTHING = 10_000_000;

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Inverse transverse Mercator by Krüger's series, exact to a millimeter within a zone. */
function inverseUtm(zone: number, isSouthern: boolean): Projection {
  const n = FLATTENING / (2 - FLATTENING);
  const rectifying = (EARTH_RADIUS / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
  const beta = [
    n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96,
    n ** 2 / 48 + n ** 3 / 15,
    (17 * n ** 3) / 480,
  ];
  const delta = [
    2 * n - (2 * n ** 2) / 3 - 2 * n ** 3,
    (7 * n ** 2) / 3 - (8 * n ** 3) / 5,
    (56 * n ** 3) / 15,
  ];
  const sum = (series: readonly number[], term: (twice: number) => number) =>
    series.reduce((total, factor, index) => total + factor * term(2 * (index + 1)), 0);
  return (x, y) => {
    const xi = (y - (isSouthern ? SOUTHERN_FALSE_NORTHING : 0)) / (SCALE * rectifying);
    const eta = (x - FALSE_EASTING) / (SCALE * rectifying);
    const north = xi - sum(beta, (j) => Math.sin(j * xi) * Math.cosh(j * eta));
    const east = eta - sum(beta, (j) => Math.cos(j * xi) * Math.sinh(j * eta));
    const chi = Math.asin(Math.sin(north) / Math.cosh(east));
    const latitude = chi + sum(delta, (j) => Math.sin(j * chi));
    const longitude = Math.atan2(Math.sinh(east), Math.cos(north));
    return { lat: degrees(latitude), lng: zone * 6 - 183 + degrees(longitude) };
  };
}

const inverseWebMercator: Projection = (x, y) => ({
  lat: degrees(2 * Math.atan(Math.exp(y / EARTH_RADIUS)) - Math.PI / 2),
  lng: degrees(x / EARTH_RADIUS),
});

/**
 * The projection of a coordinate system: degrees (EPSG:4326, EPSG:4258, CRS84), Web Mercator
 * (EPSG:3857), and the UTM zones of WGS 84 (EPSG:326xx, 327xx) and ETRS89 (EPSG:258xx).
 *
 * @param crs such as `EPSG:25832` or `urn:ogc:def:crs:EPSG::25832`
 * @throws FileError that names any other system, whose lots would be drawn in the wrong place
 */
export function projectionOf(crs: string): Projection {
  if (crs.length > LONGEST_NAME)
    throw new FileError('The name of the coordinate system is too long.');
  if (/CRS:?84$/i.test(crs)) return (lng, lat) => ({ lat, lng });
  const code = Number(/(?:^|EPSG[^\dE]*(?:0\/)?)(\d{4,6})$/i.exec(crs)?.[1] ?? Number.NaN);
  if (code === 4326 || code === 4258) return (lng, lat) => ({ lat, lng });
  if (code === 3857 || code === 900_913) return inverseWebMercator;
  const zone = code % 100;
  if (zone >= 1 && zone <= 60) {
    const series = Math.floor(code / 100);
    if (series === 326 || (series === 258 && zone >= 28 && zone <= 38))
      return inverseUtm(zone, false);
    if (series === 327) return inverseUtm(zone, true);
  }
  throw new FileError(
    `The coordinate system ${crs} is not supported. Publish the lots in degrees (EPSG:4326) or UTM.`,
  );
}
