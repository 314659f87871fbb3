import { ServerResponse } from 'node:http';

import { MACHINE_SHIFT } from './moment.ts';

type SetHeader = typeof ServerResponse.prototype.setHeader;

/** Makes the servers of this process send the machine's time, which pages move back (shiftDateHeaders.ts). */
export function sendMachineDates(): void {
  const setHeader: SetHeader = Reflect.get(ServerResponse.prototype, 'setHeader');
  ServerResponse.prototype.setHeader = new Proxy(setHeader, {
    apply(target, response, [name, value]: Parameters<SetHeader>) {
      const time = name === 'date' ? Date.parse(String(value)) : Number.NaN;
      const sent = Number.isNaN(time) ? value : new Date(time - MACHINE_SHIFT).toUTCString();
      return Reflect.apply(target, response, [name, sent]);
    },
  });
}
