import type { Settings } from '../../contract/settings.ts';
import { frameAncestors } from './frame-ancestors.ts';

type Headers = Readonly<Record<string, string>>;

/** On every answer of the server. */
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

/**
 * What a page may use: the full screen, the clipboard, a screen that stays on, and the location. A
 * frame has no control that asks for the location.
 */
function permissionsPolicy(isFramed: boolean): string {
  const used = ['fullscreen', 'clipboard-write', 'screen-wake-lock'];
  const [allowed, denied] = isFramed
    ? [used, ['geolocation', ...NOT_USED]]
    : [['geolocation', ...used], NOT_USED];
  return [
    ...allowed.map((feature) => `${feature}=(self)`),
    ...denied.map((feature) => `${feature}=()`),
  ].join(', ');
}

/** The origins of those addresses that have one of their own, each once. */
function externalOrigins(addresses: readonly string[]): string[] {
  const urls = addresses.map((address) => address.replace(/^pmtiles:\/\//, ''));
  const whole = urls.filter((url) => /^https?:\/\//.test(url));
  return [...new Set(whole.map((url) => new URL(url).origin))];
}

export interface PolicyOptions {
  readonly settings: Pick<Settings, 'service' | 'basemap'>;
  readonly frameAncestors: readonly string[];
  /** Hashes of the scripts that stand in the page itself, as `sha256-…`. */
  readonly inlineScripts: readonly string[];
  /** Whether it is the view made for frames. */
  readonly isFramed: boolean;
}

/**
 * The Content-Security-Policy of a page and of its scripts, whose workers are bound by it too (S13):
 * nothing but our own scripts runs, and nothing is reached but our own origin and what the settings
 * name. A style from elsewhere may name tiles and fonts of any host, so with one https is open.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { service, basemap } = options.settings;
  const services = externalOrigins([service.baseUrl]);
  const basemaps = externalOrigins([basemap.light, basemap.dark]);
  const tiles = basemaps.length === 0 ? [] : ['https:', ...basemaps];
  // In a sandboxed frame the page's origin is opaque: no worker starts from an address there, so
  // MapLibre reads and starts one line of script that imports it, from a data: URL (B7).
  const sandboxed = options.isFramed ? ['data:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.inlineScripts.map((hash) => `'${hash}'`)],
    'worker-src': ["'self'", ...sandboxed],
    'connect-src': ["'self'", ...services, ...tiles, ...sandboxed],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'", 'data:', ...tiles],
    // MapLibre and React set styles on elements, which only this allows.
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

/** The headers of a page beside its policy: it shares no window with others, but in a frame. */
export function pageHeaders(isFramed: boolean): Headers {
  return {
    'permissions-policy': permissionsPolicy(isFramed),
    ...(isFramed ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
  };
}
