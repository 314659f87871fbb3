/** The beginnings of the keys of ways by car and with a rented bike, which no `journeyKey` has. */
export const CAR_KEY = 'car ';
export const BIKE_KEY = 'bike ';

/** Whether a view's `way` is one by car or bike, which other lists show. */
export const isInOtherList = (way: string | null): boolean =>
  way?.startsWith(CAR_KEY) === true || way?.startsWith(BIKE_KEY) === true;
