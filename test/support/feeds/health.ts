/** Of data that has just been read. */
export const LIVE = { state: 'live', visibility: 'shown' } as const;
/** Of data that is older than it should be. */
export const LATE = { state: 'late', visibility: 'faded' } as const;
