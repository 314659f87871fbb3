import type { Settings } from '../../../contract/settings/settings.ts';
import { frameAncestors } from './frame-ancestors.ts';

type Headers = Readonly<Record<string, string>>;

export const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const NOT_USED = [
  'camera',
  'microphone',
  'payment',
  'usb',
  'midi',
  'display-capture',
  'browsing-topics',
];

const USED = ['geolocation', 'fullscreen', 'clipboard-write', 'screen-wake-lock'];

/** The Permissions-Policy of a page. In a frame, the host page decides too: see its `allow`. */
const PERMISSIONS_POLICY = [
  ...USED.map((feature) => `${feature}=(self)`),
  ...NOT_USED.map((feature) => `${feature}=()`),
].join(', ');

/** The distinct origins of the absolute URLs, without their `pmtiles://`. */
function externalOrigins(addresses: readonly string[]): string[] {
  const urls = addresses.map((address) => address.replace(/^pmtiles:\/\//, ''));
  const whole = urls.filter((url) => /^https?:\/\//.test(url));
  return [...new Set(whole.map((url) => new URL(url).origin))];
}

export interface PolicyOptions {
  readonly settings: Pick<
    Settings,
    'service' | 'basemap' | 'routeDocuments' | 'timetables' | 'names'
  >;
  readonly frameAncestors: readonly string[];
  /** Hashes of the page's inline scripts, as `sha256-…`. */
  readonly inlineScripts: readonly string[];
  /** Where displays report their health. */
  readonly heartbeat?: string | undefined;
  readonly isFramed: boolean;
}

/**
 * The Content-Security-Policy of a page and of its workers, which have that of their scripts.
 * Only the page's own scripts run, and they reach only this origin and those in the settings. A
 * basemap style on another origin may use tiles and fonts from any host, so it allows all of https.
 * Tiles for our own style allow only their host: that of the TileJSON or of the template.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { service, basemap, routeDocuments = '', timetables = '', names } = options.settings;
  const { heartbeat = '' } = options;
  const services = externalOrigins([
    service.baseUrl,
    routeDocuments,
    timetables,
    names?.documents ?? '',
    heartbeat,
  ]);
  const basemaps = externalOrigins([basemap.light, basemap.dark]);
  const styleSources = basemaps.length === 0 ? [] : ['https:', ...basemaps];
  // Vector tiles are read with fetch. The style that draws them, its fonts and its images are ours.
  const tiles = externalOrigins(basemap.tiles === undefined ? [] : [basemap.tiles]);
  // In a sandboxed frame the origin is opaque, so a worker can't start from a URL there. MapLibre
  // starts it from a data: URL instead, with one line of script that imports the worker.
  const sandboxed = options.isFramed ? ['data:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.inlineScripts.map((hash) => `'${hash}'`)],
    'worker-src': ["'self'", ...sandboxed],
    'connect-src': ["'self'", ...services, ...new Set([...styleSources, ...tiles]), ...sandboxed],
    'img-src': ["'self'", 'data:', 'blob:', ...styleSources],
    'font-src': ["'self'", 'data:', ...styleSources],
    // MapLibre and React set inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [frameAncestors(options.isFramed, options.frameAncestors)],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The other security headers of a page. COOP has no effect in a frame, so the embed view omits it. A tab
 * that a frame opens may inherit the sandbox of its host, and browsers then refuse a page with COOP.
 * The tab's opener is that frame, which is this site's own.
 */
export function pageHeaders(isFramed: boolean, isFromFrame = false): Headers {
  return {
    'permissions-policy': PERMISSIONS_POLICY,
    ...(isFramed || isFromFrame ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
  };
}
