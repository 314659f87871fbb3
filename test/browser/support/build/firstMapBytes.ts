import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const SOURCE = fileURLToPath(new URL('../../../../src/', import.meta.url));
/** What draws the first map (R38). */
const FOLDERS = ['map/first-map', 'features/vehicles/map/first-map'];
const STARTS = [`${FOLDERS[0]}/openFirstMap.ts`, `${FOLDERS[1]}/paintVehicles.ts`];
const ENTRY = 'first-map';

/**
 * The size of the script and style that only the first map needs, brotli at quality 11. The page has it in one
 * chunk with what MapLibre's map needs too, so it is built here once more, without all else.
 */
export async function firstMapBytes(): Promise<number> {
  // Only the worker that builds loads Vite.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'first-map-alone',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}`
            ? STARTS.map((path) => `export * from '${SOURCE}${path}';`).join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id, importer, isResolved) =>
          isResolved &&
          importer !== undefined &&
          !FOLDERS.some((folder) => id.startsWith(`${SOURCE}${folder}/`)),
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const texts = outputs.map((one) => (one.type === 'chunk' ? one.code : one.source));
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
