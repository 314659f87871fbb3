import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** Matches files in these folders of src, and the entry `main`, but not in the src folder of a package. */
export const inSource = (...folders: readonly string[]) =>
  new RegExp(`^${SOURCE}(${folders.join('|')})[./]`);
/** Matches the files of these packages. */
export const inPackage = (...names: readonly string[]) =>
  new RegExp(`/node_modules/(${names.join('|')})/`);

/** Matches what one of these patterns matches. */
export const either = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

/** Matches a folder without some of its parts; for `inSource`. */
export const without = (folder: string, ...parts: readonly string[]) =>
  folder + parts.map((part) => `(?!/${part})`).join('');

/** Matches the files in a folder, without its folders and the descriptor of its subject; for `inSource`. */
export const filesIn = (folder: string) => `${folder}/(?!subject\\.)[^/.]+(?=\\.)`;
