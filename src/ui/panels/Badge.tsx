import './Badge.css';

import { textColorOn } from '../../lib/color.ts';

/** A short text on a fill of its own, `#rrggbb`, that always reads at 4.5:1 (R1). */
export function Badge({ text, fill }: { text: string; fill: string }) {
  return (
    <span className="badge" style={{ background: fill, color: textColorOn(fill) }}>
      {text}
    </span>
  );
}
