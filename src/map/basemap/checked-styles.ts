import type { StyleSpecification } from 'maplibre-gl';

import { fingerprint } from '../../lib/fingerprint.ts';

/**
 * Fingerprints of the layers of Curbside's own styles. Tests check that they are valid. When such a style
 * changes, a test says its new fingerprint.
 */
const CHECKED: ReadonlySet<string> = new Set([
  '15xpmnb-hjgpbq-prc',
  '2dlplf-m93dgk-prc',
  '623xnz-1izmt9i-1pr',
  'lg474l-4srgmt-1pr',
]);

/** Whether the tests have checked these layers. MapLibre must check those of any other style. */
export const areChecked = (layers: StyleSpecification['layers']): boolean =>
  CHECKED.has(fingerprint(JSON.stringify(layers)));
