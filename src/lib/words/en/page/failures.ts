/** Why something could not be loaded. */
export const failures = {
  unreachable: "the service isn't responding",
  timeout: 'the service took too long to respond',
  http: 'the service reported an error',
  refused: (description: string) => `the service refused the request: “${description}”`,
  malformed: "the response couldn't be read",
  chunk: "part of this page didn't download",
  since: (clock: string) => `since ${clock}`,
  part: (part: string, why: string) => `${part} couldn't be loaded: ${why}.`,
  stale: (part: string, why: string, age: string) =>
    `${part} couldn't be updated: ${why}. Showing data from ${age} ago.`,
};
