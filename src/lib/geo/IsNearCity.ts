/** Whether a place is in a city or near it. Places elsewhere are mistakes. */
export type IsNearCity = (place: { readonly lat: number; readonly lon: number }) => boolean;
