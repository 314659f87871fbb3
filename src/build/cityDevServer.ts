import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

import type { City } from '../server/city/openCity.ts';
import { createLog } from '../server/log.ts';
import { sentenceOf } from '../server/sentenceOf.ts';

/** The settings with `npm run dev -- --lang de`: German is on offer and nothing else, also while it lacks messages. */
async function inLanguage(lang: string, settings: Response): Promise<Response> {
  const read: unknown = await settings.json();
  return Response.json(Object.assign({}, read, { languages: [lang] }));
}

/**
 * Serves the service and `/curbside.json` in Vite's dev server, with the same modules as the built
 * server, and says which city that is. When they change, they and the settings file are loaded again.
 */
export function cityDevServer(): Plugin {
  return {
    name: 'curbside:city-in-development',
    apply: 'serve',
    configureServer(vite) {
      const { config } = vite;
      const settingsPath =
        process.env['CURBSIDE_SETTINGS'] ?? join(config.root, 'public/curbside.json');
      const log = createLog((line) => config.logger.info(line.trimEnd()), [], sentenceOf);
      let opened: { module: unknown; city: Promise<City> } | null = null;

      const say = (city: City) => log({ event: 'started', city: city.settings().city.name });

      async function stop(city: Promise<City>): Promise<void> {
        try {
          await (await city).stop();
        } catch {
          // It never opened.
        }
      }

      async function currentCity(): Promise<City> {
        const module = await vite.ssrLoadModule('/src/server/city/openCity.ts');
        if (opened?.module !== module) {
          if (opened !== null) void stop(opened.city);
          opened = { module, city: module['openCity']({ settingsPath, log }) };
          void opened.city.then(say, (error: Error) => config.logger.error(error.message));
        }
        const { city } = opened;
        // After a failure the next request tries again, because someone may have corrected the settings.
        city.catch(() => {
          if (opened?.city === city) opened = null;
        });
        return city;
      }

      async function serve(
        request: IncomingMessage,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ): Promise<void> {
        try {
          const city = await currentCity();
          const path = request.url?.split('?')[0] ?? '/';
          const lang = process.env['CURBSIDE_LANG'];
          const handle = async (asked: Request) =>
            lang !== undefined && path === '/curbside.json'
              ? inLanguage(lang, await city.handle(asked))
              : city.handle(asked);
          if (city.handlesPath(path)) await getRequestListener(handle)(request, response);
          else next();
        } catch (error) {
          next(error);
        }
      }

      vite.httpServer?.once('listening', () => void currentCity().catch(() => {}));
      vite.httpServer?.once('close', () => {
        if (opened !== null) void stop(opened.city);
      });
      vite.middlewares.use((request, response, next) => void serve(request, response, next));
    },
  };
}
