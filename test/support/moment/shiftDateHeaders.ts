/**
 * Moves the time that a page reads in the `Date` header of an answer. On the wire it is the machine's time, by which the
 * browser's cache reckons how old an answer is. It uses nothing from outside, so that it can run in a page.
 *
 * @param shift milliseconds
 */
export function shiftDateHeaders(shift: number): void {
  const get: (name: string) => string | null = Reflect.get(Headers.prototype, 'get');
  Headers.prototype.get = new Proxy(get, {
    apply(target, headers, [name]: [string]) {
      const value: string | null = Reflect.apply(target, headers, [name]);
      const time = name.toLowerCase() === 'date' ? Date.parse(value ?? '') : Number.NaN;
      return Number.isNaN(time) ? value : new Date(time + shift).toUTCString();
    },
  });
}
