const DAY = 86_400_000;

/** A day without a time zone, counted from 1970-01-01. */
export type DayNumber = number;

/** @param month from 1; months and days beyond the end count on into the next */
export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY);

export interface CivilDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

export function civilDay(number: DayNumber): CivilDay {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day as ISO 8601 writes it: `2026-11-20`. */
export const isoDate = (number: DayNumber): string =>
  new Date(number * DAY).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

export const daysInMonth = (year: number, month: number): number =>
  dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
