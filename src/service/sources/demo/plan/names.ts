/** The made city. No place of this name is meant, and none of its streets is real. */
export const CITY_NAME = 'Port Linden';

export const STATE = 'MN';
