/** What a display tells the operator who stands at it. */
export const operator = {
  heading: 'This display',
  status: 'Data',
  statuses: {
    starting: 'loading',
    ok: 'all of it is live',
    degraded: 'some of it is missing',
    lost: 'none',
  },
  /** Of one source of data. */
  states: { loading: 'loading', ok: 'live', failing: 'fails', lost: 'lost' },
  dataAge: (age: string) => `${age} old`,
  screen: 'Screen ID',
  version: 'Version',
  uptime: 'Running for',
  reloads: 'Reloads by itself',
  contextLosses: 'Map restarts',
  memory: 'Memory',
  server: 'Data service',
  parameters: 'Parameters',
  /** The parameters that are not valid. */
  ignored: 'Ignored',
  lastError: 'Last error',
  noError: 'none',
  errorAge: (age: string) => `${age} ago`,
  closes: (idle: string) => `Closes after ${idle} without a touch or key.`,
  leave: 'Leave the display',
};
