import type { ServiceDate } from '../../lib/time/service-date.ts';

/** What a tripID of the interface names: a trip of the feed on a service day. */
export interface NamedTrip {
  readonly gtfsTripID: string;
  readonly date: ServiceDate;
  /** The first departure of a trip that is repeated, in milliseconds since 1970; undefined for others. */
  readonly start?: number | undefined;
}

/** IDs that need no encoding in a URL. Others are written as base64url after a tilde. */
const PLAIN = /^[\w.-]+$/;

function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return `~${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

function decoded(text: string): string | null {
  if (!text.startsWith('~')) return text;
  try {
    const bytes = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The interface's tripID: safe in a URL, and opaque to clients. */
export function tripIDOf({ gtfsTripID, date, start }: NamedTrip): string {
  const id = PLAIN.test(gtfsTripID) ? gtfsTripID : encoded(gtfsTripID);
  return start === undefined ? `${date}.${id}` : `${date}.${start / 1000}.${id}`;
}

/** The runs that a tripID may name; empty if no `tripIDOf` made it. */
export function namedTrip(tripID: string): readonly NamedTrip[] {
  const [, date, rest = ''] = /^(\d{8})\.(.+)$/s.exec(tripID) ?? [];
  if (date === undefined) return [];
  const [, start, repeated] = /^(\d{1,12})\.(.+)$/s.exec(rest) ?? [];
  const candidates = [
    { id: decoded(rest), start: undefined },
    ...(repeated === undefined ? [] : [{ id: decoded(repeated), start: Number(start) * 1000 }]),
  ];
  return candidates.flatMap(({ id, ...times }) =>
    id === null ? [] : [{ gtfsTripID: id, date, ...times }],
  );
}
