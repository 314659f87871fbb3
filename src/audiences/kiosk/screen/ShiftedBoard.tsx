import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { shiftAt } from './shiftAt.ts';

const MINUTE = 60_000;

/**
 * The board, moved by a few pixels each minute so that no line stays in one place for years. It is
 * smaller by the largest shift, so that nothing is cut, and only its transform changes.
 *
 * @param shift pixels; 0 leaves the board in place
 */
export function ShiftedBoard({ shift, children }: { shift: number; children: ReactNode }) {
  const [minute, setMinute] = useState(0);
  useEffect(() => {
    if (shift === 0) return undefined;
    const timer = setInterval(() => setMinute((now) => now + 1), MINUTE);
    return () => clearInterval(timer);
  }, [shift]);
  if (shift === 0) return <div className="display__board">{children}</div>;
  const { x, y } = shiftAt(minute, shift);
  return (
    <div
      className="display__board"
      style={{
        marginInlineEnd: shift,
        marginBlockEnd: shift,
        transform: `translate(${x}px, ${y}px)`,
      }}
    >
      {children}
    </div>
  );
}
