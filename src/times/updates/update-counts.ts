/** Why something of a trip update was not used, or how it was. Each is counted (T6). */
const UPDATE_REASONS = [
  'unknownTrip',
  'unknownRoute',
  'notOnThatDay',
  'withoutTimes',
  'guessed',
  'past',
  'unlikely',
  'repeatedTrip',
  'unknownStop',
  'repeatedStop',
  'correctedTime',
  'unbelievableTime',
  'stopsTooMany',
] as const;
export type UpdateReason = (typeof UPDATE_REASONS)[number];
export type UpdateCounts = Record<UpdateReason, number>;

export const noCounts = (): UpdateCounts => ({
  unknownTrip: 0,
  unknownRoute: 0,
  notOnThatDay: 0,
  withoutTimes: 0,
  guessed: 0,
  past: 0,
  unlikely: 0,
  repeatedTrip: 0,
  unknownStop: 0,
  repeatedStop: 0,
  correctedTime: 0,
  unbelievableTime: 0,
  stopsTooMany: 0,
});
