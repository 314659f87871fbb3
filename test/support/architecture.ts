import { posix } from 'node:path';

import { importsOf, withoutComments } from './imports.ts';

/** A source file: its path from the top of the project, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Who may import whom, top to bottom: .github/CONTRIBUTING.md says why. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  main: ['audiences', 'api', 'lib'],
  audiences: ['audiences', 'features', 'map', 'ui', 'api', 'contract', 'lib'],
  features: ['features', 'map', 'ui', 'api', 'contract', 'lib'],
  map: ['map', 'lib'],
  ui: ['ui', 'lib'],
  api: ['api', 'contract', 'lib'],
  build: ['build', 'server', 'service', 'lib'],
  offline: ['offline', 'lib'],
  server: ['server', 'service', 'contract', 'lib'],
  service: ['service', 'contract', 'lib'],
  contract: ['contract', 'lib'],
  lib: ['lib'],
};

/** Packages that a folder keeps away from; lib keeps away from all. */
const NO_PACKAGE: readonly { folder: RegExp; package: RegExp; why: string }[] = [
  { folder: /^lib$/, package: /./, why: 'lib imports nothing' },
  {
    folder: /^(service|contract|api)$/,
    package: /^(node:|react|maplibre-gl|@hono\/node-server)/,
    why: 'it runs wherever fetch handlers run',
  },
  {
    folder: /^(main|audiences|features|map|ui|offline)$/,
    package: /^node:/,
    why: 'only the server knows Node',
  },
  { folder: /^server$/, package: /^(react|maplibre-gl)/, why: 'the server shows nothing' },
];

const OF_A_BROWSER_OR_NODE =
  /(?<![.\w'"])(document|window|localStorage|sessionStorage|navigator|process|Buffer|__dirname)\s*[.[]/;

const folderOf = (path: string): string =>
  /^src\/main\.tsx?$/.test(path) ? 'main' : (path.split('/')[1] ?? '');
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
/**
 * The server knows one of them, since who may frame an address is said in its headers (B6, S13); its
 * address is written in one place for a rider's share (R27), and the words name it to the rider.
 */
const ofAnAudience =
  /^src\/(audiences\/(kiosk|embed|builder)\/|lib\/words\/|audiences\/(audienceFromUrl|frameSnippet)\.ts$|server\/frame-ancestors\.ts$)/;

/** What one import of a file breaks, or nothing. */
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
    return [`${path} imports the feature ${otherFeature}: audiences join features`];
  return MAY_IMPORT[from]?.includes(to) === true
    ? []
    : [`${path} imports ${target}: ${from} may not`];
}

function fileFaults({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  const imports = importsOf(text);
  const faults = imports.flatMap(({ specifier, typeOnly }) =>
    importFaults(path, specifier, typeOnly),
  );
  if (MAY_IMPORT[folderOf(path)] === undefined) faults.push(`${path} lies in no known folder`);
  if (/^export\s+default\b|\bas\s+default\b/m.test(code)) faults.push(`${path} exports a default`);
  if (imports.some((each) => each.reexport)) faults.push(`${path} re-exports: no barrels`);
  if (/\/index\.tsx?$/.test(path))
    faults.push(`${path} is named index: a file has its export's name`);
  if (/^(service|contract|lib)$/.test(folderOf(path))) {
    const found = OF_A_BROWSER_OR_NODE.exec(code.replaceAll(/'[^'\n]*'|`[^`]*`/g, "''"));
    if (found !== null) faults.push(`${path} uses ${found[1]}: it runs anywhere`);
  }
  if (!ofAnAudience.test(path)) {
    // "The embedded service" is a word of the language, not an audience.
    const found = /kiosk|embed(?!ded)/i.exec(text);
    if (found !== null) faults.push(`${path} says "${found[0]}": features know no audience`);
  }
  return faults;
}

/**
 * What breaks the house, one line each, named by file.
 *
 * @param files the TypeScript files under src
 */
export function architectureFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(fileFaults);
}
