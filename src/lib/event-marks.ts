/** What a lot's events do to it today: its own mark on map and list, apart from its open spots (C25). */
export type EventMark = 'now' | 'maybe-now' | 'soon' | 'today';

/**
 * What is known of a lot at a chosen time (C29): a published window is then, an event without one may
 * be, none is listed, or its events are not known at all.
 */
export type LotPlan = 'window' | 'maybe' | 'none' | 'unknown';
