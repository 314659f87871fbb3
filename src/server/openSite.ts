import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import type { Settings } from '../contract/settings/settings.ts';
import { memoizeByObject } from '../lib/memoizeByObject.ts';
import { withEtag } from '../service/responses.ts';
import { buildIDOf } from './buildIDOf.ts';
import { isFramedView, isFromOwnFrame } from './http/headers/frame-ancestors.ts';
import { fileLinks, preloadLinks } from './http/headers/preload-links.ts';
import { contentSecurityPolicy, pageHeaders } from './http/headers/security-headers.ts';
import { splitTarget } from './http/requests/splitTarget.ts';
import { applyRange } from './http/responses/applyRange.ts';
import { withOEmbedLink, withFrameAddress } from './oembed/frameFor.ts';
import type { ServerSettings } from './settings/server-settings.ts';
import { StartupError } from './StartupError.ts';

/** The built page and its files. */
export interface Site {
  /** Changes with every build. A page whose own ID differs is from another build. */
  readonly buildID: string;
  /** The page with a link to its oEmbed answer, and that of a frame with the full map's address. */
  linkedPage(request: Request): Response;
  /** Sends a file of the build. Calls `next` for any other path, and where `linkedPage` answers. */
  send(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

const ASSETS = '/assets/';
/** A script that starts a worker. */
const WORKER_SCRIPT = /\/(?:(?!worker)[^/])*worker[^/]*\.js$/;
/** The page's service worker, and the file that removes it from browsers. */
const WORKER = '/sw.js';
const REMOVING_WORKER = '/sw-remove.js';
const YEAR_SECONDS = 31_536_000;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Serves a built page: compressed files to clients that accept them, hashed assets cached for a
 * year, everything else revalidated each time. Any origin may read the files, because a sandboxed
 * frame has an opaque origin and loads its own scripts across origins.
 *
 * @param folder the folder of the built page
 * @param settings returns the page's settings now
 * @throws StartupError if there is no built page
 */
export function openSite(folder: string, settings: () => Settings, server: ServerSettings): Site {
  const index = join(folder, 'index.html');
  if (!existsSync(index))
    throw new StartupError(`${folder}: the page is not built yet, run npm run build`);
  const html = readFileSync(index, 'utf8');
  const inlineScripts = inlineScriptHashes(html);
  const assets = join(folder, ASSETS);
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const fileSizes = names.map(
    (name) => [ASSETS + name, statSync(join(assets, name)).size] as const,
  );
  const links = fileLinks(html, new Map(fileSizes));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, _path, { size }) => applyRange(response, size),
  });

  // There are only two policies, so they are built once for the settings and not for each request.
  const { frameAncestors, heartbeat } = server;
  const policiesOf = memoizeByObject((now: Settings) => {
    const policyOf = (isFramed: boolean) =>
      contentSecurityPolicy({ settings: now, frameAncestors, heartbeat, inlineScripts, isFramed });
    return { own: policyOf(false), framed: policyOf(true) };
  });

  /** Other HTML files beside the page, such as those that a bench compares it with, have their own scripts. */
  const linksOf = (path: string, now: Settings, query: string) =>
    preloadLinks(now, query, path === '/' || path === '/index.html' ? links : undefined);

  function headersOf(path: string, query: string, isFromFrame = false): Record<string, string> {
    const isPage = path === '/' || path.endsWith('.html');
    const isFramed = isFramedView(query);
    const now = settings();
    const policies = policiesOf(now);
    return {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: isPage ? 'Accept-Encoding, Referer' : 'Accept-Encoding',
      'cache-control': path.startsWith(ASSETS)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'no-cache',
      // Browsers read it of pages and workers only, and a first visit has forty other files (decision 0063).
      ...(path.startsWith(ASSETS) && !WORKER_SCRIPT.test(path)
        ? {}
        : { 'content-security-policy': isFramed ? policies.framed : policies.own }),
      ...(isPage ? { ...pageHeaders(isFramed, isFromFrame), link: linksOf(path, now, query) } : {}),
    };
  }

  return {
    buildID: buildIDOf(html),
    linkedPage(request) {
      const url = new URL(request.url);
      const { search } = url;
      const isSecure = request.headers.get('x-forwarded-proto') === 'https';
      if (server.trustProxy && isSecure) url.protocol = 'https:';
      const body = withFrameAddress(withOEmbedLink(html, url), url);
      const type = 'text/html; charset=utf-8';
      const response = withEtag(request, { body, type, cacheControl: 'no-cache' });
      const headers = { ...headersOf('/', search.slice(1)), vary: 'Sec-Fetch-Dest' };
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
    send(request, response, next) {
      if (request.url === WORKER && server.serviceWorker === 'remove')
        request.url = REMOVING_WORKER;
      const [path, query] = splitTarget(request.url ?? '/');
      // A browser says that it opens a document. Anyone else may look for the link. A frame has its own page.
      const isDocument = request.headers['sec-fetch-dest'] !== undefined;
      if (path === '/' && (!isDocument || isFramedView(query))) {
        next();
        return;
      }
      const { referer, host } = request.headers;
      const headers = headersOf(path, query, isFromOwnFrame(referer, host));
      setHeaders(response, headers);
      // If a new build deleted the file, the read fails. That must end this response, not the server.
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      files(request, response, () => {
        for (const name of Object.keys(headers)) response.removeHeader(name);
        next();
      });
    },
  };
}
