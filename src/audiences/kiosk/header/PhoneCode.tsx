import { useState } from 'react';
import { encode } from 'uqr';

import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { urlFromView } from '../../../view/urlFromView.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';

/** Modules of white around a code, which scanners need. */
const QUIET = 4;

/**
 * The address of the rider's page with the display's routes, stop or place. The phone has its own
 * language, theme and screen.
 *
 * @param address the display's URL
 */
export function phoneAddress(address: string): string {
  const url = new URL(address);
  const view = viewFromUrl(url.searchParams);
  const query = urlFromView({ ...view, camera: null, lang: null, theme: null });
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}

/** The dark modules of a code as an SVG path of horizontal strokes, one unit a module. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
    )
    .join('');
}

/** A QR code that opens what the board shows on a rider's phone (A46). Drawn inline: it needs no network. */
export function PhoneCode() {
  const { words } = useWholeLanguage();
  const [code] = useState(() =>
    encode(phoneAddress(window.location.href), { ecc: 'M', border: 0 }),
  );
  const size = code.size + 2 * QUIET;
  return (
    <div className="display__code">
      <span className="visually-hidden">{words.display.phoneCode}</span>
      <SvgIcon size={size} viewBox={`0 0 ${size} ${size}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={pathOf(code.data)} fill="#000" shapeRendering="crispEdges" />
      </SvgIcon>
    </div>
  );
}
