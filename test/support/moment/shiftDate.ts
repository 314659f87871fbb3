/**
 * Moves the clock that `Date` reads. Timers, frames and `performance` stay as they are. It uses nothing from outside,
 * so that it can also run in a page, and does nothing the second time.
 *
 * @param shift milliseconds
 */
export function shiftDate(shift: number): void {
  const machine = Date;
  if (Reflect.get(machine, 'isShifted') === true) return;
  const now = () => machine.now() + shift;
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === 'now' ? now : key === 'isShifted' || Reflect.get(target, key)),
  });
}
