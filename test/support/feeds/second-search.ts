import type { StationStop, Way } from './station-feed.ts';

/**
 * Whether a platform can be reached without steps by the rows themselves: a search back from the platform, way by way, that
 * shares no code with the product.
 *
 * @param closed the names of elevators out of service
 * @returns undefined if no way joins the platform, or an entrance of the station
 */
export function canReach(
  platform: string,
  stops: readonly StationStop[],
  ways: readonly Way[],
  closed: readonly string[],
): boolean | undefined {
  const entrances = stops.filter(({ type }) => type === 2);
  const isJoined = (id: string) => ways.some(({ from, to }) => from === id || to === id);
  const goals = stops.filter(
    ({ id, parent, type }) =>
      (id === platform || (type === 4 && parent === platform)) && isJoined(id),
  );
  if (goals.length === 0 || !entrances.some(({ id }) => isJoined(id))) return undefined;
  const isOpen = ({ mode, stairs = '', sign = '' }: Way) =>
    mode !== 2 &&
    mode !== 4 &&
    (stairs === '' || Number(stairs) === 0) &&
    !(mode === 5 && closed.includes(sign.replace('Elevator ', '')));
  const seen = new Set(goals.map(({ id }) => id));
  for (let before = 0; before !== seen.size;) {
    before = seen.size;
    for (const way of ways.filter(isOpen)) {
      if (seen.has(way.to)) seen.add(way.from);
      if (way.isBothWays !== false && way.mode !== 7 && seen.has(way.from)) seen.add(way.to);
    }
  }
  return entrances.some(({ id, boarding }) => boarding !== '2' && seen.has(id));
}
