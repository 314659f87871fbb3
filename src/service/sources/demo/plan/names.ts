/** The demo city. Its name and its streets are made up. */
export const CITY_NAME = 'Port Linden';
