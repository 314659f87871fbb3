/** How events affect a lot today, shown as a mark on the map and in the list. */
export type EventMark = 'now' | 'maybe-now' | 'soon' | 'today';

/**
 * How events affect a lot at a chosen time: `window`: during the published parking window of an
 * event; `maybe`: near an event without a window, or on the day of one without a time; `none`: no event;
 * `unknown`: the events could not be read.
 */
export type LotPlan = 'window' | 'maybe' | 'none' | 'unknown';
