import { useMemo } from 'react';
import { encode } from 'uqr';

import { SvgIcon } from '../ui/icons/SvgIcon.tsx';

/** Modules of white around a code, which scanners need. */
const QUIET = 4;

/** The dark modules of a code as an SVG path of horizontal strokes, one unit a module. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
    )
    .join('');
}

/** A QR code of an address, drawn inline: it needs no network. */
export function QrCode({ address }: { address: string }) {
  const code = useMemo(() => encode(address, { ecc: 'M', border: 0 }), [address]);
  const size = code.size + 2 * QUIET;
  return (
    <SvgIcon size={size} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(code.data)} fill="#000" shapeRendering="crispEdges" />
    </SvgIcon>
  );
}
