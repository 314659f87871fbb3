/** The beginning of the key of a way by car, which no `journeyKey` has. */
export const CAR_KEY = 'car ';

/** Whether a view's `way` is one by car. */
export const isCarKey = (way: string | null): boolean => way?.startsWith(CAR_KEY) === true;
