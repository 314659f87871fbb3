import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import type { Settings } from '../contract/settings.ts';
import { fingerprint } from '../service/fingerprint.ts';
import { isFramedView } from './http/frame-ancestors.ts';
import { applyRange } from './http/applyRange.ts';
import { preloadLinks } from './http/preload-links.ts';
import { contentSecurityPolicy, pageHeaders } from './http/security-headers.ts';
import type { ServerSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

/** The built page, ready to be sent. */
export interface Site {
  /** Changes with every build: a page that reads another one is of an older build. */
  readonly buildID: string;
  /** Answers a file of the build, or calls `next` where there is none. */
  send(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

const ASSETS = '/assets/';
const YEAR_SECONDS = 31_536_000;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Hashes by which a policy lets just these scripts of the page itself run. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

/** The build that a page is of, as its build wrote it there. */
export function buildIDOf(html: string): string {
  return /<meta name="curbside-build" content="([^"]*)"/.exec(html)?.[1] ?? fingerprint(html);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Opens a built page: its compressed files where a client accepts them, hashed assets kept for
 * ever, and all else revalidated each time (S13). Every file may be read by any origin, because in
 * a sandboxed frame the page's own scripts are another origin's (B7).
 *
 * @throws StartupError where there is no build
 */
export function openSite(folder: string, settings: Settings, server: ServerSettings): Site {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new StartupError(`${folder} holds no page: run npm run build`);
  const html = readFileSync(index, 'utf8');
  const inlineScripts = inlineScriptHashes(html);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, _path, { size }) => applyRange(response, size),
  });

  // Two policies serve every address: they are written once, and not for each request.
  const { frameAncestors } = server;
  const policyOf = (isFramed: boolean) =>
    contentSecurityPolicy({ settings, frameAncestors, inlineScripts, isFramed });
  const policies = { own: policyOf(false), framed: policyOf(true) };

  function headersOf(path: string, query: string): Record<string, string> {
    const isPage = path === '/' || path.endsWith('.html');
    const isFramed = isFramedView(query);
    return {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
      'cache-control': path.startsWith(ASSETS)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'no-cache',
      'content-security-policy': isFramed ? policies.framed : policies.own,
      ...(isPage ? { ...pageHeaders(isFramed), link: preloadLinks(settings, query) } : {}),
    };
  }

  return {
    buildID: buildIDOf(html),
    send(request, response, next) {
      const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
      const headers = headersOf(path, query);
      setHeaders(response, headers);
      // A file that a new build took away while we ran ends its own answer, and not the server.
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      files(request, response, () => {
        for (const name of Object.keys(headers)) response.removeHeader(name);
        next();
      });
    },
  };
}
