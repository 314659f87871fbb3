import { ownValue } from '../../../lib/ownValue.ts';

/** Hours east of Greenwich of abbreviations that have one meaning where feeds with them come from. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
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

/** Minutes east of Greenwich of `Z`, `+01:00`, `GMT-6` or `CET`; undefined for an unknown name. */
export function offsetMinutes(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(text) ?? [];
  if (sign !== undefined) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const named = ownValue(ABBREVIATIONS, text.toUpperCase());
  return named === undefined ? undefined : named * 60;
}
