import './Badge.css';
import { textColorOn } from '../../lib/colors/color.ts';

/** A short text on a background of `fill`, as `#rrggbb`, with a contrast of at least 4.5:1 (R1). */
export function Badge({ text, fill }: { text: string; fill: string }) {
  return (
    <span className="badge" style={{ background: fill, color: textColorOn(fill) }}>
      {text}
    </span>
  );
}
