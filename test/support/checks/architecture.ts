import { posix } from 'node:path';

import { importsOf, withoutComments } from './imports.ts';

/** A source file: its path from the project's root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Which folder may import which. .github/CONTRIBUTING.md has the same table. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  main: ['audiences', 'view', 'api', 'lib'],
  audiences: ['audiences', 'city', 'features', 'view', 'map', 'ui', 'api', 'contract', 'lib'],
  city: ['city', 'features', 'view', 'map', 'ui', 'api', 'contract', 'lib'],
  features: ['features', 'map', 'ui', 'api', 'contract', 'lib'],
  view: ['view', 'contract', 'lib'],
  map: ['map', 'lib'],
  ui: ['ui', 'lib'],
  api: ['api', 'contract', 'lib'],
  boot: ['boot', 'lib'],
  build: ['build', 'boot', 'server', 'service', 'contract', 'lib'],
  offline: ['offline', 'lib'],
  server: ['server', 'service', 'feeds', 'transit', 'contract', 'lib'],
  edge: ['edge', 'service', 'transit', 'contract', 'lib'],
  service: ['service', 'feeds', 'transit', 'contract', 'lib'],
  transit: ['transit', 'contract', 'lib'],
  feeds: ['feeds', 'contract', 'lib'],
  contract: ['contract', 'lib'],
  lib: ['lib'],
};

/** Packages that folders may not import. */
const NO_PACKAGE: readonly { folder: RegExp; package: RegExp; why: string }[] = [
  { folder: /^lib$/, package: /./, why: 'lib imports nothing' },
  {
    folder: /^(service|feeds|transit|contract|api|edge)$/,
    package: /^(node:|react|maplibre-gl|@hono\/node-server)/,
    why: 'it must run in any JavaScript runtime',
  },
  {
    folder: /^(main|audiences|city|features|view|map|ui|boot|offline)$/,
    package: /^node:/,
    why: 'only the server runs in Node',
  },
  { folder: /^server$/, package: /^(react|maplibre-gl)/, why: 'the server renders nothing' },
];

/** The list of all subjects. */
const SUBJECTS = 'src/city/subjects.ts';

const BROWSER_OR_NODE_GLOBALS =
  /(?<![.\w'"])(document|window|localStorage|sessionStorage|navigator|process|Buffer|__dirname)\s*[.[]/;

const folderOf = (path: string): string =>
  /^src\/main\.tsx?$/.test(path) ? 'main' : (path.split('/')[1] ?? '');
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
/**
 * Code that may name an audience: the audiences, the page's texts, the server's header that decides
 * who may frame the page (B6) and its frames for other sites (B25), and what runs before or without an
 * audience: the boot script and the service worker (A32, A37). The rules for chunks name folders, and
 * oEmbed is the name of a standard.
 */
const mayNameAnAudience =
  /^src\/(audiences|lib\/words|server\/http\/headers\/frame-ancestors\.ts|server\/oembed\/frameFor\.ts|boot|build\/chunks|offline\/isOfflineClient\.ts)/;

/** The rules that one import breaks, as messages. */
function importFaults(path: string, specifier: string, typeOnly: boolean): string[] {
  const from = folderOf(path);
  if (!specifier.startsWith('.')) {
    const faults = NO_PACKAGE.filter(
      (rule) => rule.folder.test(from) && rule.package.test(specifier),
    ).map((rule) => `${path} imports ${specifier}: ${rule.why}`);
    if (specifier.startsWith('maplibre-gl') && !typeOnly && from !== 'map')
      faults.push(`${path} imports ${specifier}: only src/map runs MapLibre`);
    return faults;
  }
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  if (!target.startsWith('src/')) return [`${path} imports ${specifier}, outside src`];
  if (!/\.(tsx?|css|json|mjs)$/.test(target)) return [`${path} imports ${specifier}, no extension`];
  const to = folderOf(target);
  const feature = featureOf(path);
  const otherFeature = featureOf(target);
  if (feature !== undefined && otherFeature !== undefined && feature !== otherFeature)
    return [`${path} imports the feature ${otherFeature}: only city combines features`];
  if (
    /^src\/features\/\w+\/subject\.ts$/.test(target) &&
    feature === undefined &&
    path !== SUBJECTS
  )
    return [`${path} imports ${target}: outside its feature, a subject is read from ${SUBJECTS}`];
  return MAY_IMPORT[from]?.includes(to) === true
    ? []
    : [`${path} imports ${target}: ${from} may not import it`];
}

function fileFaults({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const imports = importsOf(text);
  // Worker runtimes and Vite take a module's default export.
  const hasDefault = /^src\/(edge\/worker|build\/edge\/vite\.config)\.ts$/.test(path);
  const faults = imports.flatMap(({ specifier, typeOnly }) =>
    importFaults(path, specifier, typeOnly),
  );
  if (MAY_IMPORT[folderOf(path)] === undefined) faults.push(`${path} is in an unknown folder`);
  if (!hasDefault && /^export\s+default\b|\bas\s+default\b/m.test(code))
    faults.push(`${path} exports a default`);
  if (imports.some((each) => each.reexport)) faults.push(`${path} re-exports: no barrels`);
  const requirement = /^\s*(?:\/\/|\/?\*).*[\s(]([RCASBFGTNL]\d{1,2})[),;]/m.exec(text);
  if (requirement !== null)
    faults.push(
      `${path} names ${requirement[1]}: a requirement's number stands in the titles of its tests`,
    );
  if (/\/index\.tsx?$/.test(path))
    faults.push(`${path} is named index: name a file after its export`);
  if (/^(service|contract|lib)$/.test(folderOf(path))) {
    const found = BROWSER_OR_NODE_GLOBALS.exec(code.replaceAll(/'[^'\n]*'|`[^`]*`/g, "''"));
    if (found !== null)
      faults.push(`${path} uses ${found[1]}: it must run in any JavaScript runtime`);
  }
  if (!mayNameAnAudience.test(path)) {
    const found = /kiosk|(?<!o)embed(?!ded)/i.exec(code);
    if (found !== null) faults.push(`${path} branches on "${found[0]}": only audiences may`);
  }
  return faults;
}

/**
 * Finds import cycles, including cycles of type-only imports.
 *
 * @param files the TypeScript files under src
 * @returns one line per cycle: its files in the order of their imports
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const importsByPath = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier)),
    ]),
  );
  const cycles = new Set<string>();
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start !== -1) cycles.add([...trail.slice(start), path].join(' -> '));
    if (start !== -1 || finished.has(path)) return;
    for (const imported of importsByPath.get(path) ?? []) visit(imported, [...trail, path]);
    finished.add(path);
  };
  for (const path of importsByPath.keys()) visit(path, []);
  return [...cycles];
}

/**
 * Checks the rules above.
 *
 * @param files the TypeScript files under src
 * @returns one line per broken rule, which begins with the file's path
 */
export function architectureFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(fileFaults);
}
