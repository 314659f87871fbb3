import { startServer } from '../../../src/server/startServer.ts';
import { SITE_FOLDER } from './site-folder.ts';

/** Serves our page and the bare pages with the demo city in its own process. Prints its port. */
const { port } = await startServer({
  port: 0,
  host: '127.0.0.1',
  settingsPath: 'public/curbside.json',
  distFolder: SITE_FOLDER,
  log: () => {},
});
process.stdout.write(`${port}\n`);
