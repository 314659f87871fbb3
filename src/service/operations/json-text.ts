/** What JSON writes in another way than it is. */
// oxlint-disable-next-line no-control-regex -- JSON escapes them.
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

/** A text as JSON.stringify writes it, which takes four times as long for the many texts that need no escapes. */
export const jsonText = (text: string): string =>
  ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;

/**
 * An object as JSON. Texts are only put one after the other, so that a long one is copied once, where it is sent.
 *
 * @param members what JSON has of each; those that are undefined are left out
 */
export function jsonObject(members: Readonly<Record<string, string | undefined>>): string {
  let json = '';
  for (const [name, member] of Object.entries(members))
    if (member !== undefined) json += `${json === '' ? '' : ','}"${name}":${member}`;
  return `{${json}}`;
}

/** An array as JSON, like `jsonObject`. */
export function jsonArray<T>(elements: readonly T[], textOf: (element: T) => string): string {
  let json = '';
  for (const element of elements) json += json === '' ? textOf(element) : `,${textOf(element)}`;
  return `[${json}]`;
}

/** A response body as JSON. */
export class JsonBody {
  readonly json: string;
  /** What its ETag is computed from, such as the same without what follows from the clock. */
  readonly steady: string | undefined;

  constructor(json: string, steady?: string) {
    this.json = json;
    this.steady = steady;
  }
}
