/** The name of the page's meta element with the URLs of the files that draw the map. */
export const MAP_FILES = 'curbside-map';
