/** What a rider may need of a bus, in the order of who needs it most (R15). */
export const NEEDS = ['lift', 'accessible', 'bike', 'wifi'] as const;
export type Need = (typeof NEEDS)[number];
