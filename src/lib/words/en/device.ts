/** What the page says of the data it saves on the rider's device, in English. */
export const device = {
  button: 'Data on this device',
  intro:
    'This is saved on this device only. Language, theme, units and stop alerts are part of the page address and are not saved.',
  kinds: {
    favorites: 'Favorites',
    lotHistory: 'Parking history',
    visit: 'Last visit',
    lists: 'Stops and lots for offline use',
    files: 'Page and map for offline use',
  },
  saved: (count: string) => `Saved: ${count}`,
  none: 'Nothing saved',
  clear: 'Clear',
  clearKind: (kind: string) => `Clear ${kind}`,
  cleared: (kind: string) => `Cleared: ${kind}.`,
  failed: (kinds: string) => `Could not be cleared: ${kinds}. Try again.`,
  forgetAll: 'Forget everything on this device',
  forgotAll: 'Everything is cleared. Nothing more is saved until you open this page again.',
};
