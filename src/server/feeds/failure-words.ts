const CERTIFICATE = /CERT|UNABLE_TO_VERIFY/;

/** What an error code of the network means, such as ECONNREFUSED; undefined for one that is rare. */
function meaningOf(code: string): string | undefined {
  if (CERTIFICATE.test(code)) return 'its certificate is not valid';
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its name leads to no address';
    case 'ECONNREFUSED':
      return 'nothing answers at its port';
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return 'it does not answer';
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
