/**
 * Downloads a file of the page into the browser's cache, in place of the copy there. That copy may be broken,
 * and the browser would use it for a year without asking the server.
 *
 * @param timeLimit milliseconds
 * @throws if the file doesn't arrive in full
 */
export async function downloadAgain(url: string, timeLimit: number): Promise<Response> {
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(timeLimit) });
  await response.blob();
  return response;
}

/** The scripts and styles that the page has loaded so far, by the document or by an import. */
export const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
