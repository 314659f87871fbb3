import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { isUrl } from '../settings/address-settings.ts';
import type { Environment } from '../settings/secrets.ts';
import { checkSettings, readJsonFile, type SettingsFile } from '../settings/settings.ts';
import { StartupError } from '../StartupError.ts';
import type { Command } from './commandLine.ts';
import { feedNames } from './feedNames.ts';
import { createKeysAside } from './keysAside.ts';

function settingsPathOf({ settings }: Command, env: Environment): string | undefined {
  const fromEnvironment = env['CURBSIDE_SETTINGS'];
  return settings ?? (fromEnvironment === '' ? undefined : fromEnvironment);
}

/**
 * The content of the settings file, if there is one, with the feeds of the command line as its source.
 *
 * @param addressOf writes a URL or an absolute path
 */
function documentOf(
  command: Command,
  path: string | undefined,
  addressOf: (address: string) => string | object = String,
): object {
  const base = path === undefined ? {} : readJsonFile(path);
  // An absolute path means the same in a settings file, wherever that is.
  const located = (address: string) => addressOf(isUrl(address) ? address : resolve(address));
  const { feeds, lots } = command;
  const names = feedNames(feeds.map(({ gtfs }) => gtfs));
  const named = feeds.map(({ gtfs, realtime }, index) => ({
    ...(feeds.length === 1 ? {} : { name: names[index] }),
    feed: located(gtfs),
    realtime: realtime.map(addressOf),
  }));
  const source = {
    kind: 'gtfs',
    ...(named.length === 1 ? named[0] : { feeds: named }),
    ...(lots === undefined ? {} : { lots: { kind: 'v2', feed: located(lots) } }),
    ...(command.privateAddresses ? { privateAddresses: true } : {}),
  };
  return { ...(typeof base === 'object' ? base : {}), source };
}

export interface CommandSettings {
  readonly file: SettingsFile;
  /**
   * Writes the file that `--save` names, without keys. Does nothing without that option.
   *
   * @returns what has to be done before the file can be used
   */
  readonly save: () => readonly string[];
}

/**
 * The settings that the command line asks for: those of a file, or of feeds, or of both. The
 * feeds then replace the file's source.
 *
 * @param env CURBSIDE_SETTINGS names the settings file if the command line does not
 * @param defaultPath the settings file if neither names one and there are no feeds
 * @throws StartupError with one line for each problem
 */
export function commandSettings(
  command: Command,
  env: Environment,
  defaultPath: string,
): CommandSettings {
  const { feeds, save } = command;
  const path = settingsPathOf(command, env);
  if (feeds.length === 0) {
    const shown = path ?? defaultPath;
    return { file: checkSettings(shown, readJsonFile(shown)), save: () => [] };
  }
  if (save !== undefined) checkNewFile(save);
  const file = checkSettings(path ?? 'command line', documentOf(command, path));
  if (save === undefined) return { file, save: () => [] };
  const keys = createKeysAside(env);
  const document = documentOf(command, path, (address) => keys.addressOf(address));
  return {
    file,
    save: () => {
      writeNew(save, `${JSON.stringify(document, null, 2)}\n`);
      return keys.hints();
    },
  };
}

/** Checked before the feed is imported, which may take minutes. */
function checkNewFile(path: string): void {
  if (existsSync(path))
    throw new StartupError(
      `--save: ${path} already exists. Start with --settings ${path}, or choose another name`,
    );
  const folder = dirname(resolve(path));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new StartupError(`--save: there is no folder ${folder}`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartupError(`--save: there is no permission to write in ${folder}`);
  }
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`--save: cannot write ${path}: ${reason}`);
  }
}
