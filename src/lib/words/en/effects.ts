/** What an alert without a text says: the effect and where, such as "No service at this stop". */
export const effects = {
  what: {
    'no-service': 'No service',
    'reduced-service': 'Reduced service',
    'significant-delays': 'Long delays',
    detour: 'Detour',
    'additional-service': 'Extra service',
    'modified-service': 'Changed service',
    'other-effect': 'Something is different',
    'unknown-effect': 'Something is different',
    'stop-moved': 'Stop moved',
    'no-effect': 'No change to service',
    'accessibility-issue': 'Accessibility problem',
  },
  where: {
    stop: 'at this stop',
    stops: 'at these stops',
    trip: 'on this trip',
    trips: 'on these trips',
    route: 'on this route',
    routes: 'on these routes',
    city: 'on all routes',
  },
  stopMoved: 'This stop has moved',
  stopsMoved: 'These stops have moved',
};

export type EffectWords = typeof effects;
