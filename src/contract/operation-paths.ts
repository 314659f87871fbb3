import { fingerprint } from '../lib/fingerprint.ts';
import { DOCUMENTS } from './documents/documents.ts';
import { type Operation, OPERATIONS, parametersOf } from './operations.ts';

const interfaceOperations: readonly Operation[] = Object.values(OPERATIONS);

const firstFolders = (operations: readonly Operation[]) => [
  ...new Set(operations.map(({ path }) => path.split('/')[1] ?? '')),
];

/** The first folders of the paths of the interface, such as `v1`. */
export const interfaceFolders = (): string[] => firstFolders(interfaceOperations);

/** The first folders of the paths of documents. */
export const documentFolders = (): string[] => firstFolders(Object.values(DOCUMENTS));

const namesOf = (operation: Operation) => parametersOf(operation).map(({ name }) => name);
const variableOf = (parameter: string) => `$curbside_${parameter.toLowerCase()}`;

/** The location of an nginx configuration whose responses are cached. */
export const nginxLocation = (): string =>
  `location ~ ^/(${[...interfaceFolders(), 'basemap', ...documentFolders(), 'assets'].join('|')})/ {`;

/**
 * The lines of an nginx configuration that list the operations: a variable for each query parameter, and
 * `$curbside_request`, which is what the server is asked and the key of the cache.
 */
function nginxOperations(): string {
  const parameters = new Set(interfaceOperations.flatMap(namesOf));
  return [
    ...[...parameters].map(
      (name) => `map $args ${variableOf(name)} { "~(?:^|&)(${name}(?:=[^&]*)?)(?:&|$)" "&$1"; }`,
    ),
    'map $uri $curbside_request {',
    '    default $curbside_path;',
    ...interfaceOperations.map(
      (operation) =>
        `    ${operation.path} "${operation.path}?${namesOf(operation).map(variableOf).join('')}";`,
    ),
    '}',
  ].join('\n');
}

/** The header with which the nginx configuration sends `cacheVersion`. */
export const CACHE_VERSION_HEADER = 'x-curbside-cache';

/** Changes when an operation or a parameter does, so that a server notices a cache of another version. */
export const cacheVersion = (): string => fingerprint(nginxLocation() + nginxOperations());

/** The lines of `.github/nginx/curbside.conf` that depend on the operations. */
export const nginxLines = (): string =>
  `${nginxOperations()}\nmap $uri $curbside_version { default "${cacheVersion()}"; }`;
