/** Bus features that riders can filter by, the most important first. */
export const NEEDS = ['lift', 'accessible', 'bike', 'wifi'] as const;
export type Need = (typeof NEEDS)[number];
