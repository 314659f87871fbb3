import * as z from 'zod/mini';

import { lotFaults } from '../../contract/parking/lot-notes.ts';
import { LotsAnswer, parseCount, ParkingLot } from '../../contract/parking/parking-lot.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { plainName } from '../../lib/text/plainName.ts';
import { FileError } from '../FileError.ts';
import { quoted, RowFindings } from '../findings/RowFindings.ts';
import { parseJsonSteps } from '../parseJson.ts';
import { placeLot, reportPlace } from './cells/placeLot.ts';
import type { LotsOptions } from './LotsOptions.ts';
import type { ReadLots } from './readLots.ts';
import { coordinateOf, locate } from './table/coordinates.ts';
import { decodeText } from './table/decodeText.ts';
import { projectionOf } from './table/projection.ts';
import { LOTS_PER_STEP, MOST_LOTS } from './table/readTable.ts';

const WireLots = z.looseObject({ lots: z.array(z.unknown()) });
const WithCoordinates = z.looseObject({ coordinates: z.looseObject({}) });
const Counts = ['openSpots', 'totalSpots'] as const;
const WithCounts = z.looseObject({});

const LONGEST_TEXT = 2000;
/** A first line of names between separators. */
const TABLE = /^\uFEFF?[\w "'-]+[;,\t][^\r\n{[<]*[\r\n]/;
/** An event is in a list in a lot. */
const DEEPEST_TEXT = 2;

const jsonOf = (value: unknown) => quoted(JSON.stringify(value) ?? '');

/** The texts of a lot, its address and its events as readers see them; its links are checked where they go out. */
function withPlainTexts(value: object, depth = 0): object {
  const plain = (member: unknown): unknown => {
    if (typeof member === 'string') return plainName(member.slice(0, LONGEST_TEXT));
    if (Array.isArray(member)) return member.map(plain);
    if (typeof member !== 'object' || member === null || depth === DEEPEST_TEXT) return member;
    return withPlainTexts(member, depth + 1);
  };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** The coordinates of a lot, with what they are for a message. */
function writtenCoordinates(lot: unknown) {
  const { coordinates } = z.safeParse(WithCoordinates, lot).data ?? {};
  // People also write `lon`, as the interface says for vehicles, and numbers as text.
  const x = coordinateOf(coordinates?.['lng'] ?? coordinates?.['lon']);
  const y = coordinateOf(coordinates?.['lat']);
  return {
    point: x === undefined || y === undefined ? null : ([x, y] as const),
    written: coordinates === undefined ? '' : `coordinates ${jsonOf(coordinates)}`,
  };
}

/**
 * Reads lots in the shape of the interface (4.5), in steps of a few milliseconds, or that of parsing JSON.
 *
 * @throws FileError if the file is not JSON with `lots`, or none of its lots can be read
 */
export function* readInterfaceLotsSteps(
  bytes: Uint8Array,
  {
    encoding,
    file = 'the file',
    isNearCity,
  }: Pick<LotsOptions, 'encoding' | 'file' | 'isNearCity'> = {},
): Steps<ReadLots> {
  const text = decodeText(bytes, encoding);
  if (TABLE.test(text.slice(0, LONGEST_TEXT)))
    throw new FileError(
      'The file is a table, not JSON: name its columns in source.lots of a settings file, with "kind": "csv".',
    );
  const wire = z.safeParse(WireLots, yield* parseJsonSteps(text));
  if (!wire.success) throw new FileError('The file has no list named "lots".');
  if (wire.data.lots.length > MOST_LOTS)
    throw new FileError(`The file has more than ${MOST_LOTS} lots.`);
  yield;
  const findings = new RowFindings();
  const locations = locate(wire.data.lots.map(writtenCoordinates), projectionOf('EPSG:4326'), true);
  const plainLot = (lot: unknown, index: number): unknown => {
    const place = { file, row: `record ${index + 1}` };
    const { data } = z.safeParse(WithCounts, lot);
    const read = z.safeParse(ParkingLot, lot).data;
    const location = locations[index];
    if (data === undefined || read === undefined || location === undefined) {
      findings.leaveOut('lots without a name', place, `${jsonOf(lot)} is no lot with a name`);
      return lot;
    }
    for (const count of Counts) {
      const value = data[count];
      const isMissing = value === undefined || value === null || value === '';
      if (!isMissing && parseCount(value) === null)
        findings.leaveOut(
          'counts',
          place,
          `${count} of ${read.name} is ${jsonOf(value)}, no number`,
        );
    }
    const placed = placeLot(location, isNearCity);
    reportPlace(placed, read.name, place, findings);
    return {
      ...withPlainTexts(data),
      coordinates: placed.position,
    };
  };
  const sent: unknown[] = [];
  for (const [index, lot] of wire.data.lots.entries()) {
    if (index % LOTS_PER_STEP === 0) yield;
    sent.push(plainLot(lot, index));
  }
  yield;
  const answer = z.decode(LotsAnswer, { lots: sent });
  const { lots, dropped } = answer;
  if (lots.length === 0 && dropped > 0)
    throw new FileError(
      'No lot in the file can be read. Each needs at least a "name".',
      findings.problems(),
    );
  yield;
  const { leftOut, notes } = lotFaults(sent, answer);
  return {
    lots,
    modifiedAt: null,
    leftOut,
    problems: findings.problems(),
    notes: [...findings.notes(), ...notes],
  };
}

/** Reads lots at once, like `readInterfaceLotsSteps`. */
export const readInterfaceLots = (...lots: Parameters<typeof readInterfaceLotsSteps>): ReadLots =>
  runSteps(readInterfaceLotsSteps(...lots));
