/** Bus features that riders can filter by, the most important first. */
export const NEEDS = ['lift', 'accessible', 'bike', 'wifi'] as const;
/** Those that decide which ways and departures a rider can take. */
export const NEEDS_ON_THE_WAY = [
  'accessible',
  'bike',
] as const satisfies readonly (typeof NEEDS)[number][];
export type Need = (typeof NEEDS)[number];

/** Whether a rider gets on with a wheelchair: a lift is one way to do that. */
export const needsStepFree = (needs: readonly Need[]): boolean =>
  needs.includes('accessible') || needs.includes('lift');
