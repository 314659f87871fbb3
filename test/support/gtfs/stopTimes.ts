const withSeconds = (clock: string) => (/^\d+:\d\d$/.test(clock) ? `${clock}:00` : clock);

/**
 * stop_times.txt of trips such as `t1: s1 08:00, s2 08:05/08:07, s3 08:10 1`: two times are arrival and departure, and
 * what follows is the pickup_type.
 */
export const stopTimes = (...trips: readonly string[]): string =>
  [
    'trip_id,stop_id,stop_sequence,arrival_time,departure_time,pickup_type',
    ...trips.flatMap((trip) => {
      const [tripID, stops = ''] = trip.split(': ');
      return stops.split(', ').map((stop, index) => {
        const [id, times = '', pickup = ''] = stop.split(' ');
        const [arrival = '', departure = arrival] = times.split('/').map(withSeconds);
        return [tripID, id, index + 1, arrival, departure, pickup].join(',');
      });
    }),
  ].join('\n');
