import { ownValue } from '../../../lib/ownValue.ts';

/** Hours east of Greenwich of abbreviations that have one meaning where feeds with them come from. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MEZ: 1,
  CEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const OFFSET = /(?:\b(?:GMT|UTC)\s*)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;
const ZONE_NAME = /\[?\b([A-Z][A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)\]?$/;

/** What follows a time of day. */
export interface Zoned {
  /** What is not the zone. */
  readonly rest: string;
  /** Undefined if the text names no offset. */
  readonly minutesEast?: number;
  /** An IANA zone; undefined if the text names none. */
  readonly zone?: string;
}

/** Takes the zone from the end of what follows a time of day. */
export function takeZone(text: string): Zoned {
  // JavaScript adds the zone's name: GMT+0100 (Central European Standard Time). Go writes +0000 UTC.
  const named = text
    .replace(/\([^()]*\)$/, '')
    .trimEnd()
    .replace(/([+-]\d{4}) UTC$/, '$1');
  const [zoneText, zone] = ZONE_NAME.exec(named) ?? [];
  // An offset before the name says which of two equal times it is.
  if (zoneText !== undefined && zone !== undefined)
    return { zone, ...takeZone(named.slice(0, -zoneText.length).trimEnd()) };
  const [offset, sign, hours, minutes = '0'] = OFFSET.exec(named) ?? [];
  if (offset !== undefined) {
    const east = Number(hours) * 60 + Number(minutes);
    return {
      rest: named.slice(0, -offset.length).trimEnd(),
      minutesEast: sign === '-' ? -east : east,
    };
  }
  const [word = '', name = ''] = /\b([A-Z]{1,4})$/i.exec(named) ?? [];
  const rest = named.slice(0, named.length - word.length).trimEnd();
  if (/^(Z|UTC|GMT)$/i.test(name)) return { rest, minutesEast: 0 };
  const hoursEast = ownValue(ABBREVIATIONS, name.toUpperCase());
  return hoursEast === undefined ? { rest: named } : { rest, minutesEast: hoursEast * 60 };
}
