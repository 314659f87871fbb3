import type { StyleSpecification } from 'maplibre-gl';

import { fingerprint } from '../../lib/fingerprint.ts';

/**
 * Fingerprints of the layers of Curbside's own styles. A test validates these styles. If one of them changes,
 * the test fails and prints the fingerprint to put here.
 */
const CHECKED: ReadonlySet<string> = new Set([
  '1bdwbvq-1ne23jc-qoj',
  '1grt9jg-4axgl6-qoj',
  '623xnz-1izmt9i-1pr',
  'lg474l-4srgmt-1pr',
]);

/** Whether a test has validated these layers. MapLibre must validate those of any other style. */
export const areChecked = (layers: StyleSpecification['layers']): boolean =>
  CHECKED.has(fingerprint(JSON.stringify(layers)));
