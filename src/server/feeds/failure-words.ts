const CERTIFICATE = /CERT|UNABLE_TO_VERIFY/;

/** What an error code of the network means, such as ECONNREFUSED; undefined for one that is rare. */
function meaningOf(code: string): string | undefined {
  if (CERTIFICATE.test(code)) return 'its certificate is not valid';
  if (/^HPE_(?!HEADER_OVERFLOW)/.test(code)) return 'its response is not HTTP';
  // The codes of gzip, Brotli and Zstandard.
  if (/^(?:Z_|ERR__|ZSTD_)/.test(code))
    return 'its response is not compressed the way its headers say';
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'DNS has no address for its name';
    case 'ECONNREFUSED':
      return 'nothing answers at its port';
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return 'it does not answer';
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return 'it closed the connection before its response was complete';
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return 'its response is not as long as its headers say';
    case 'UND_ERR_HEADERS_OVERFLOW':
    case 'HPE_HEADER_OVERFLOW':
      return 'the headers of its response are too long';
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'there is no network route to it';
    default:
      return undefined;
  }
}

/** Why a host could not be reached, as the end of a sentence, with the code for a search. */
export function unreachableWords(code: string | undefined): string {
  if (code === undefined) return '';
  const meaning = meaningOf(code);
  return meaning === undefined ? ` (${code})` : `: ${meaning} (${code})`;
}

/** What the operator can do about a response's status, as the end of a sentence. */
export function statusWords(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return ': it may want a key, which "secret" in the settings sends';
    case 404:
    case 410:
      return ': check the URL';
    case 429:
      return ': it gets too many requests';
    default:
      return '';
  }
}

/** Why nothing can be read at a path, as a sentence without its end. */
export function pathWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no file or folder at this path';
  if (code === 'EACCES' || code === 'EPERM') return 'there is no permission to read this';
  return `this can't be read (${code})`;
}
