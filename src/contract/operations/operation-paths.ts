import { fingerprint } from '../../lib/fingerprint.ts';
import { DOCUMENTS } from '../documents/documents.ts';
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
 * The part of an nginx configuration that lists the operations: a variable for each query parameter, and
 * `$curbside_request`, which is what the server is asked and the key of the cache.
 */
function nginxMaps(): string {
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

/** The version of what `.github/nginx/curbside.conf` itself has of the operations. */
export const locationVersion = (): string => fingerprint(nginxLocation());
const mapsVersion = () => fingerprint(nginxMaps());

/** Changes when an operation or a parameter does, so that a server notices a cache of another version. */
export const cacheVersion = (): string => `${locationVersion()} ${mapsVersion()}`;

/** The file that the build writes for nginx, to be beside `.github/nginx/curbside.conf`. */
export const nginxOperations = (): string => `# The operations of one version of Curbside.
# .github/cache-guide.md says where this file belongs. The build writes it anew, so don't edit it.
${nginxMaps()}
map $uri $curbside_operations { default "${mapsVersion()}"; }
`;
