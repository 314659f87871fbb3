import type { PbfReader } from 'pbf';

/** Something that is being read, whose members are still set. */
export type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

/** Protobuf wire types. */
const VARINT = 0;
const BYTES = 2;
const FIXED32 = 5;

/**
 * Calls `onField` with the number of each field up to `end`. It may leave a field unread.
 *
 * @throws Error if a field reaches past `end`: pbf reads on beyond it without an error
 */
export function readFields(reader: PbfReader, end: number, onField: (field: number) => void): void {
  if (end > reader.length) throw new Error('the data is cut off');
  for (let field = reader.nextField(end); field !== 0; field = reader.nextField(end)) {
    onField(field);
  }
  if (reader.pos !== end) throw new Error('a field is longer than its message');
}

// A field of another type than expected is left unread, and readFields skips it.

/** Reads the fields of a message inside a message. */
export function readMessage(reader: PbfReader, onField: (field: number) => void): void {
  if (reader.type !== BYTES) return;
  const length = reader.readVarint();
  readFields(reader, reader.pos + length, onField);
}

/** Goes past bytes, and returns where they begin; undefined if the field has none. */
export function skipBytes(reader: PbfReader): number | undefined {
  if (reader.type !== BYTES) return undefined;
  const length = reader.readVarint();
  const start = reader.pos;
  reader.pos += length;
  return start;
}

/** Reads a text without the spaces around it; '' if the field is no text. */
export function readText(reader: PbfReader): string {
  return reader.type === BYTES ? reader.readString().trim() : '';
}

/** Reads a whole number from 0; undefined if the field is none. */
export function readWhole(reader: PbfReader): number | undefined {
  return reader.type === VARINT ? reader.readVarint() : undefined;
}

export function readFloat(reader: PbfReader): number | undefined {
  return reader.type === FIXED32 ? reader.readFloat() : undefined;
}
