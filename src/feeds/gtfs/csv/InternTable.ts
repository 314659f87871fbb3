import { decodeText } from './cell-text.ts';
import type { CsvRow } from './CsvRow.ts';

/** Numbers texts by their bytes, so that millions of cells are looked up without making strings. */
export class InternTable {
  #arena = new Uint8Array(1 << 14);
  #offsets = new Int32Array(1 << 8);
  /**
   * Pairs: the number of a text or -1, and its hash. The hash is compared before the bytes. It is next to
   * the number because each array that is read at random costs one more wait for memory.
   */
  #slots = new Int32Array(1 << 10).fill(-1);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of a cell's text, or -1 if it was not added. */
  find(row: CsvRow, column: number): number {
    const [start, end] = [row.startOf(column), row.endOf(column)];
    return this.#slots[this.#slotOf(hashOf(row.bytes, start, end), row.bytes, start, end)] ?? -1;
  }

  /** The number of a cell's text, which is added if it is new. Numbers count from 0. */
  add(row: CsvRow, column: number): number {
    return this.addBytes(row.bytes, row.startOf(column), row.endOf(column));
  }

  /** Like `add`, for a text that is shown: each new one is decoded, so that its encoding is noticed. */
  addSeen(row: CsvRow, column: number): number {
    const before = this.#size;
    const index = this.add(row, column);
    if (index === before) row.text(column);
    return index;
  }

  addBytes(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const slot = this.#slotOf(hash, bytes, start, end);
    const existing = this.#slots[slot] ?? -1;
    if (existing !== -1) return existing;
    const index = this.#size++;
    const offset = this.#offsets[index] ?? 0;
    this.#reserve(offset + end - start);
    this.#arena.set(bytes.subarray(start, end), offset);
    this.#offsets[index + 1] = offset + end - start;
    this.#slots[slot] = index;
    this.#slots[slot + 1] = hash;
    if (this.#size * 4 > this.#slots.length) this.#rehash();
    return index;
  }

  /** Whether a cell has the text of this number. */
  isAt(index: number, row: CsvRow, column: number): boolean {
    return this.#equals(index, row.bytes, row.startOf(column), row.endOf(column));
  }

  text(index: number): string {
    return decodeText(this.bytes(index));
  }

  /** The bytes of a text; only valid until another is added. */
  bytes(index: number): Uint8Array {
    return this.#arena.subarray(this.#offsets[index], this.#offsets[index + 1]);
  }

  #equals(index: number, bytes: Uint8Array, start: number, end: number): boolean {
    const offset = this.#offsets[index] ?? 0;
    const length = end - start;
    if ((this.#offsets[index + 1] ?? 0) - offset !== length) return false;
    for (let position = 0; position < length; position++)
      if (this.#arena[offset + position] !== bytes[start + position]) return false;
    return true;
  }

  /** Where the slot with a text begins, or the free one where it belongs. */
  #slotOf(hash: number, bytes: Uint8Array, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash << 1) & mask;
    for (;;) {
      const index = this.#slots[slot] ?? -1;
      if (index === -1) return slot;
      if (this.#slots[slot + 1] === hash && this.#equals(index, bytes, start, end)) return slot;
      slot = (slot + 2) & mask;
    }
  }

  #reserve(bytes: number): void {
    if (bytes > this.#arena.length) {
      const grown = new Uint8Array(Math.max(bytes, this.#arena.length * 2));
      grown.set(this.#arena);
      this.#arena = grown;
    }
    if (this.#size + 1 > this.#offsets.length - 1) {
      const grown = new Int32Array(this.#offsets.length * 2);
      grown.set(this.#offsets);
      this.#offsets = grown;
    }
  }

  #rehash(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2).fill(-1);
    const mask = this.#slots.length - 1;
    for (let from = 0; from < old.length; from += 2) {
      if (old[from] === -1) continue;
      const hash = old[from + 1] ?? 0;
      let slot = (hash << 1) & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 2) & mask;
      this.#slots[slot] = old[from] ?? -1;
      this.#slots[slot + 1] = hash;
    }
  }
}

/** FNV-1a with the last step of MurmurHash3: the slots use the low bits, which FNV mixes too little. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let position = start; position < end; position++)
    hash = Math.imul(hash ^ (bytes[position] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
