import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** Matches files in these folders of src, and the entry `main`, but not in the src folder of a package. */
export const inSource = (...folders: readonly string[]) =>
  new RegExp(`^${SOURCE}(${folders.join('|')})[./]`);
/** Matches the files of these packages. */
export const inPackage = (...names: readonly string[]) =>
  new RegExp(`/node_modules/(${names.join('|')})/`);

/** Matches what one of these patterns matches. */
export const either = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

/** Matches the files in a folder, without its folders; for `inSource`. */
export const filesIn = (folder: string) => `${folder}/[^/.]+(?=\\.)`;
