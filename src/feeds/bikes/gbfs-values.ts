import * as z from 'zod/mini';

import { ownValue } from '../../lib/ownValue.ts';
import { plainName } from '../../lib/text/plainName.ts';
import type { RowFindings } from '../findings/RowFindings.ts';

const LONGEST_NAME = 200;
const LONGEST_VALUE = 60;
/** More than any station has. */
const MOST = 100_000;
/** In seconds since 1970, a time of the year 5138; a larger one is in milliseconds. */
const LAST_SECOND = 1e11;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

export const GbfsObject = z.looseObject({});
const Names = z.array(z.looseObject({ text: z.string() }));

/** A value of a file in a sentence, as the file has it. */
function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Reads the members of one object of a file. What is wrong is a finding with file, path and value. */
export function createMembers(file: string, findings: RowFindings) {
  const leaveOut = (what: string, path: string, value: unknown, expected: string) =>
    findings.leaveOut(what, { file, row: path }, `${written(value)} is ${expected}`);
  /** @returns undefined for a value that is missing or wrong */
  const read =
    <T>(expected: string, parse: (value: unknown) => T | undefined) =>
    (of: Readonly<Record<string, unknown>>, path: string, name: string): T | undefined => {
      const value = ownValue(of, name);
      if (value === undefined || value === null) return undefined;
      const found = parse(value);
      if (found === undefined)
        leaveOut('values', path === '' ? name : `${path}.${name}`, value, expected);
      return found;
    };
  return {
    leaveOut,
    count: read('no whole number from 0', (value) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST
        ? Number(value)
        : undefined,
    ),
    /** GBFS 1 has 0 and 1. */
    flag: read('neither true nor false', (value) =>
      value === true || value === 1 ? true : value === false || value === 0 ? false : undefined,
    ),
    degrees: (most: number) =>
      read(`no number from -${most} to ${most}`, (value) =>
        typeof value === 'number' && Math.abs(value) <= most ? value : undefined,
      ),
    id: read('no ID', (value) =>
      (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
        ? String(value).trim().slice(0, LONGEST_NAME)
        : undefined,
    ),
    /** From GBFS 3 on, a list of texts with their languages. */
    name: read('no name', (value) => {
      const [first] = z.safeParse(Names, value).data ?? [];
      const text = typeof value === 'string' ? value : first?.text;
      const name = plainName((text ?? '').slice(0, LONGEST_NAME));
      return name === '' ? undefined : name;
    }),
    /** Seconds since 1970, or from GBFS 3 on a date and time. In milliseconds since 1970. */
    instant: read('no time', (value) => {
      if (typeof value === 'string' && ISO.test(value)) return Date.parse(value);
      if (typeof value !== 'number' || !(value > 0)) return undefined;
      return value < LAST_SECOND ? value * 1000 : value;
    }),
  };
}

export type Members = ReturnType<typeof createMembers>;
