type Compare = (a: unknown, b: unknown) => number;
type Test = (value: unknown, index: number) => boolean;

/** A list, or one of numbers such as Float64Array: what both have. */
interface List {
  length: number;
  [index: number]: unknown;
  slice: (from?: number, to?: number) => List;
  sort: (compare?: Compare) => List;
  reverse: () => List;
}

/** Adds a method that isn't enumerable, like a browser's own ones. */
export function addMethod(target: object | undefined, name: string, method: unknown): void {
  if (target && !(name in target))
    Object.defineProperty(target, name, { value: method, configurable: true, writable: true });
}

/**
 * Adds the methods that lists lack in the oldest supported browsers, to a page or a worker. It has no syntax that is younger
 * than ES5, like all of `old-browsers.js`.
 */
export function addListMethods(): void {
  // Our code counts the places of a list from its start only.
  function addTo(list: object) {
    addMethod(list, 'toSorted', function (this: List, compare?: Compare) {
      // oxlint-disable-next-line unicorn/no-array-sort -- The copy is sorted.
      return this.slice().sort(compare);
    });
    addMethod(list, 'toReversed', function (this: List) {
      // oxlint-disable-next-line unicorn/no-array-reverse -- The copy is reversed.
      return this.slice().reverse();
    });
    addMethod(list, 'with', function (this: List, index: number, value: unknown) {
      var copy = this.slice();
      copy[index] = value;
      return copy;
    });
    addMethod(list, 'findLastIndex', function (this: List, isIt: Test) {
      var index = this.length - 1;
      while (index >= 0 && !isIt(this[index], index)) index -= 1;
      return index;
    });
    addMethod(list, 'findLast', function (this: List, isIt: Test) {
      var index = this.length - 1;
      while (index >= 0 && !isIt(this[index], index)) index -= 1;
      return this[index];
    });
  }

  addTo(Array.prototype);
  addTo(Object.getPrototypeOf(Int8Array.prototype));
  addMethod(Array.prototype, 'toSpliced', function (this: unknown[], start: number, count: number) {
    var added: unknown[] = Array.prototype.slice.call(arguments, 2);
    return this.slice(0, start).concat(added, this.slice(start + count));
  });
}
