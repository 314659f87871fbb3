/** Adds a method that a browser lacks, as its own methods are: not enumerable. */
function add(target: object, name: string, value: unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}

/** Adds what the oldest browsers lack of what the page uses (F26). */
export function addPolyfills(): void {
  add(AbortSignal, 'timeout', timeoutSignal);
  add(AbortSignal, 'any', anySignal);
  add(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
    if (this.aborted) throw this.reason ?? new DOMException('aborted', 'AbortError');
  });
  const list = Array.prototype;
  add(list, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- The copy is sorted.
    return [...this].sort(compare);
  });
  add(list, 'toReversed', function (this: unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- The copy is reversed.
    return [...this].reverse();
  });
  add(list, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  });
  add(list, 'findLast', function (this: unknown[], isIt: (value: unknown) => boolean) {
    return this.toReversed().find((value) => isIt(value));
  });
  add(list, 'findLastIndex', function (this: unknown[], isIt: (value: unknown) => boolean) {
    const fromEnd = this.toReversed().findIndex((value) => isIt(value));
    return fromEnd === -1 ? -1 : this.length - 1 - fromEnd;
  });
}
