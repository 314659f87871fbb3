import type { Words } from '../en.ts';
import { capitalized, plural } from './grammar/grammar.ts';
import type { Noun } from './grammar/nouns.ts';

/** Las alertas de paradas. */
export const alertsOf = ({ one, many, los, un, o }: Noun): Words['alerts'] => ({
  part: 'Alertas de paradas',
  heading: `Recibir alertas cuando se acerque ${un} ${one}`,
  toward: (destination) => `Hacia ${destination}`,
  anyDestination: `Recibir alertas de tod${o}s ${los}`,
  limitReached: (most) => `Ya tiene alertas de ${most} paradas. Quite una para agregar otra.`,
  howItWorks: `Las alertas funcionan solo mientras esta página está abierta. Recibirá una por cada ${one} que venga hacia aquí.`,
  added: (stop) => `Alertas activadas para ${stop}.`,
  remove: (stop) => `Quitar las alertas de ${stop}`,
  noneNear: `Aún no hay ${many} cerca.`,
  serving: (count, vehicleIDs) =>
    `En servicio aquí ahora: ${plural(count, one, many)} ${vehicleIDs}.`,
  noneServing: `No hay ${many} en servicio aquí en este momento.`,
  more: (count) => `${count} más`,
  notMoving: (age) => `Lleva ${age} sin moverse.`,
  routeNotSelected: 'Ninguna de las rutas elegidas pasa por aquí.',
  stopsFailed: `No se pudieron cargar las paradas, así que no se pueden mostrar ${los} de esta.`,
  noLiveData: `No hay datos en vivo de ${los} por ahora.`,
  next: (bus, stop) => `${bus}. Próxima parada: ${stop}.`,
  before: (bus, before, stop) => `${bus}. Próxima parada: ${before}, una antes de ${stop}.`,
  soon: (bus, before, stop) => `${bus}. En camino a ${stop}, poco después de ${before}.`,
  bus: (vehicleID, routeID, destination) =>
    `${capitalized(one)} ${vehicleID} de la ruta ${routeID}${destination === '' ? '' : ` hacia ${destination}`}`,
  title: (routeID, stop) => `${capitalized(one)} de la ruta ${routeID} cerca de ${stop}`,
  notify: 'Notificarme también en segundo plano',
  notifyDenied:
    'Su navegador no permite las notificaciones de esta página. Revise la configuración.',
});
