import { useEffect } from 'react';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Parts that have the arrow keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [role="tab"], [role="option"], canvas, dialog *, [popover] *';

/** The first control of each row that can be seen, in the order of the page. */
const rowsIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll('li')].flatMap((row) => {
    const control = row.querySelector<HTMLElement>('a[href], button:not(:disabled), summary');
    const isOwn = control?.closest('li') === row && control.getClientRects().length > 0;
    return isOwn ? [control] : [];
  });

/** The arrow keys move the focus from row to row: in the card that has it, else in the panel. */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const step = STEPS.get(key);
      const isOurs = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (step === undefined || !isOurs || !(target instanceof Element)) return;
      const place = target.closest('article') ?? document.querySelector('.tab-panel');
      if (place === null || target.matches(OWN_KEYS)) return;
      const rows = rowsIn(place);
      const following = rows.findIndex(
        (row) => (row.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      );
      const own = rows.findIndex((row) => row.closest('li')?.contains(target));
      const after = following === -1 ? rows.length : following;
      const from = own === -1 ? (step > 0 ? after - 1 : after) : own;
      const next = rows[from + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
