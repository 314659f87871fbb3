import type { Plugin } from 'vite';

/** Writes a text beside the server's programs. */
export function serverFile(fileName: string, textOf: () => string): Plugin {
  return {
    name: 'curbside:server-file',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: textOf() });
    },
  };
}
