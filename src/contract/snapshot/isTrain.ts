/** Whether a route_type is rail in GTFS, or one of the railways in the extended route types. */
export const isTrain = (type: number): boolean => type === 2 || (type >= 100 && type < 200);
