import { join } from 'node:path';

import { HELP, listenAddress, parseCommandLine } from './command/commandLine.ts';
import { commandSettings } from './command/commandSettings.ts';
import { createProgress } from './import/import-progress.ts';
import { keepRunning } from './keepRunning.ts';
import { createLog } from './log.ts';
import { sentenceOf } from './sentenceOf.ts';
import { secretsOf } from './settings/secrets.ts';
import { type ServerOptions, startServer } from './startServer.ts';
import { StartupError } from './StartupError.ts';

export interface RunOptions {
  /** The package's folder. */
  readonly root: string;
  /** The arguments after the script's name. */
  readonly args: readonly string[];
  /** Builds the page. It runs while the feed is imported, so that the first start is quick. */
  readonly buildPage?: () => Promise<void>;
}

async function start({ root, args, buildPage }: RunOptions): Promise<void> {
  const { env } = process;
  const command = parseCommandLine(args);
  if (command.help) {
    console.log(HELP);
    return;
  }
  const { host, port } = listenAddress(command, env);
  const { file, save } = commandSettings(command, env, join(root, 'public/curbside.json'));
  const secrets = secretsOf(file, env);
  const progress = createProgress(process.stdout, Date.now);
  // A person reads a terminal; programs read what is redirected.
  const isForPerson = process.stdout.isTTY && process.stderr.isTTY;
  const write = (line: string) => {
    progress.done();
    process.stderr.write(line);
  };
  const log = createLog(write, secrets, isForPerson ? sentenceOf : undefined);
  keepRunning(log);
  const options: ServerOptions = {
    port,
    host,
    settingsPath: file.path,
    settingsFile: file,
    distFolder: join(root, 'dist/page'),
    pageBuilt: buildPage?.(),
    log,
    importer: {
      path: join(root, 'dist/server/importer.js'),
      accept: command.accept,
      onProgress: progress.onProgress,
    },
  };
  let stop = async () => {};
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  // Also before an error is printed, which would otherwise be on the line of the progress.
  const server = await startServer(options).finally(progress.done);
  let hints: readonly string[] = [];
  try {
    hints = save();
  } catch (error) {
    await server.stop();
    throw error;
  }
  if (command.save !== undefined)
    console.log(`${command.save} is written. Next time, start with --settings ${command.save}`);
  for (const hint of hints) console.log(hint);
  console.log(`Curbside is at ${server.url}`);
  stop = () => server.stop();
}

/**
 * Starts the server as the command line and the environment say, and stops it on SIGTERM and SIGINT. If they are wrong,
 * it prints one line for each problem, and the exit code is 1.
 */
export async function run(options: RunOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    for (const line of error.lines) console.error(line);
    process.exitCode = 1;
  }
}
