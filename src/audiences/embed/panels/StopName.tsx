import { useNamedStops } from './useNamedStops.ts';

/** The name of the stop whose departures the frame lists. */
export function StopName() {
  const [stop] = useNamedStops();
  return stop?.name;
}
