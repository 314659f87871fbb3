import type { EffectWords } from '../en/effects.ts';

export const effects: EffectWords = {
  what: {
    'no-service': 'Sin servicio',
    'reduced-service': 'Servicio reducido',
    'significant-delays': 'Grandes retrasos',
    detour: 'Desvío',
    'additional-service': 'Servicio adicional',
    'modified-service': 'Servicio modificado',
    'other-effect': 'Hay un cambio',
    'unknown-effect': 'Hay un cambio',
    'stop-moved': 'Parada trasladada',
    'no-effect': 'Sin cambios en el servicio',
    'accessibility-issue': 'Problema de accesibilidad',
  },
  where: {
    stop: 'en esta parada',
    stops: 'en estas paradas',
    trip: 'en este viaje',
    trips: 'en estos viajes',
    route: 'en esta ruta',
    routes: 'en estas rutas',
    city: 'en todas las rutas',
  },
  stopMoved: 'Esta parada se trasladó',
  stopsMoved: 'Estas paradas se trasladaron',
};
