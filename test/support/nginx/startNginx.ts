import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootCertificates } from 'node:tls';

import { nginxOperations } from '../../../src/contract/operations/operation-paths.ts';
import { temporaryFolder } from '../cities/small-server.ts';
import { freePort } from '../servers/freePort.ts';

/** Debian has it where the PATH of most users does not reach. */
const ENVIRONMENT = {
  ...process.env,
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`,
};

export const hasNginx = spawnSync('nginx', ['-v'], { env: ENVIRONMENT }).status === 0;
export const NO_NGINX = 'needs nginx: apt-get install nginx-light';

type Changes = readonly (readonly [string, string])[];

export interface NginxOptions {
  /** The ports of the two servers. */
  readonly servers: readonly [number, number];
  /** The URL of the server that has the feeds. */
  readonly upstream?: string;
  /** Further changes of the configurations: a text, and what replaces it. */
  readonly changes?: Changes;
  readonly feedChanges?: Changes;
}

export interface Nginx {
  readonly port: number;
  readonly url: string;
  /** Where the servers read their feeds. */
  readonly feedsUrl: string;
  stop(): Promise<void>;
}

/** @throws Error if the configuration doesn't have a text that would be replaced */
function replaceAll(text: string, changes: Changes): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the nginx configuration has no ${from}`);
    return changed.replaceAll(from, () => to);
  }, text);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The rest of a configuration, which an operator already has. */
const mainConfiguration = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/curbside.conf;
  include ${folder}/feeds.conf;
  include ${folder}/nginx-operations.conf;
}`;

/**
 * Starts nginx with the configuration of the repository on free ports, and with an empty cache.
 *
 * @throws Error with nginx's reason if it doesn't start
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { servers, upstream = 'http://127.0.0.1:9', changes = [], feedChanges = [] } = options;
  const { path: folder, remove } = temporaryFolder();
  const [port, feedsPort] = [await freePort(), await freePort()];
  const read = (name: string) => readFileSync(join(process.cwd(), '.github/nginx', name), 'utf8');
  const site = replaceAll(read('curbside.conf'), [
    // First: a free port may begin with the same digits.
    ['127.0.0.1:4173', `127.0.0.1:${servers[0]}`],
    ['127.0.0.1:4174', `127.0.0.1:${servers[1]}`],
    ['listen 80 default_server', `listen 127.0.0.1:${port}`],
    ['/var/cache/nginx', folder],
    ['/var/log/nginx', folder],
    ...changes,
  ]);
  const feeds = replaceAll(read('feeds.conf'), [
    ['127.0.0.1:4180;', `127.0.0.1:${feedsPort};`],
    ['/var/cache/nginx', folder],
    ['/etc/ssl/certs/ca-certificates.crt', `${folder}/authorities.pem`],
    ['https://transit.example.org', upstream],
    ...feedChanges,
  ]);
  writeFileSync(join(folder, 'authorities.pem'), rootCertificates[0] ?? '');
  writeFileSync(join(folder, 'curbside.conf'), site);
  writeFileSync(join(folder, 'feeds.conf'), feeds);
  writeFileSync(join(folder, 'nginx-operations.conf'), nginxOperations());
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));

  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    env: ENVIRONMENT,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    remove();
  };
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    if (await isListening(port))
      return {
        port,
        url: `http://127.0.0.1:${port}`,
        feedsUrl: `http://127.0.0.1:${feedsPort}`,
        stop,
      };
    await wait(25);
  }
  const reason = readFileSync(join(folder, 'error.log'), 'utf8');
  await stop();
  throw new Error(`nginx did not start: ${reason}`);
}
