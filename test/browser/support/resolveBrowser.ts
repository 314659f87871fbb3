import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

/** Options that start a Chromium with Playwright's `launch`. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** The folder of the packaged browser; null if it does not run on this machine. */
function packageFolder(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return main.slice(0, main.lastIndexOf('build'));
  } catch {
    return null;
  }
}

const NOT_FOUND = `No browser to test with. Either
  - set CHROMIUM_PATH to a Chromium or Chrome, or
  - run: npx playwright install --only-shell chromium
On Linux x64 neither is needed: npm ci installs one (@sparticuz/chromium).`;

/** WebGL in software if there is no GPU, and no requests to hosts other than this machine. */
const ARGS = [
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  // Compositing the page's layers on a software GPU is slower.
  '--disable-gpu-compositing',
  '--disable-domain-reliability',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const COMMON_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

// Without a fonts.conf the browser finds no fonts, and Playwright treats all text as hidden. The package's own font has no
// Chinese, Korean or Arabic: without the machine's fonts for them, such text is blank and never cut. No other font of the
// machine is used, so that Latin text is as wide everywhere.
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <selectfont>
    <rejectfont><glob>/usr/share/fonts/*.*</glob></rejectfont>
    <acceptfont><glob>/usr/share/fonts/*SansCJK*</glob></acceptfont>
    <acceptfont><glob>/usr/share/fonts/*NotoSansArabic*</glob></acceptfont>
  </selectfont>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The packaged Chromium. Unpacks each version once into its own folder under node_modules/.cache
 * (decision 0003). Two processes that unpack at once use separate folders, and the first to finish
 * renames its own.
 */
async function packagedBrowser(from: string): Promise<Browser> {
  const manifest: unknown = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  const folder = join(from, '../../.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(from, folder);
  await writeFontsConf(folder);
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: folder,
    },
  };
}

/** Writes the list of fonts, unless an earlier version of the tests has written the same. */
async function writeFontsConf(folder: string): Promise<void> {
  const path = join(folder, 'fonts.conf');
  if (existsSync(path) && (await readFile(path, 'utf8')) === FONTS_CONF) return;
  const staging = await mkdtemp(`${path}.`);
  await writeFile(join(staging, 'fonts.conf'), FONTS_CONF);
  // In one step: another process may be reading it.
  await rename(join(staging, 'fonts.conf'), path);
  await rm(staging, { recursive: true });
}

async function unpack(from: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    // The package unpacks into TMPDIR. It unpacks the libraries that a minimal system lacks only if
    // the environment says that it runs in the cloud.
    await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`,
      ],
      {
        cwd: from,
        env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
        timeout: 120_000,
      },
    );
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // If another process was faster, we use its folder.
    if (!existsSync(folder)) throw error;
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/**
 * Finds the Chromium for tests, pictures and benches: CHROMIUM_PATH, then the package that `npm ci`
 * installs (Linux x64), then Playwright's own, then Chrome or Chromium in the usual folders.
 *
 * @throws if none is found, with a message that says what to install
 */
export async function resolveBrowser(): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return { executablePath: chosen, args: ARGS, env: environment() };
  }
  const packaged = packageFolder();
  if (packaged !== null) return packagedBrowser(packaged);
  const found = [chromium.executablePath(), ...COMMON_PATHS].find((path) => existsSync(path));
  if (found === undefined) throw new Error(NOT_FOUND);
  return { executablePath: found, args: ARGS, env: environment() };
}
