import type { BrowserContext } from '@playwright/test';

/**
 * Gives the pages of a context a WebGL2 that takes all commands and draws nothing: for tests that look at no
 * pixel of the map. MapLibre runs as always, with its worker, camera, layers, hits and events. Without a GPU,
 * drawing is two fifths of the cost of a page with a map.
 */
export const leaveMapUndrawn = (pages: BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const TRUE = () => true;
    const ZERO = () => 0;
    const EMPTY = () => '';
    const answers = new Map<string, (...args: number[]) => unknown>([
      ['getParameter', (name) => (name === prototype.MAX_TEXTURE_SIZE ? 8192 : 'SwiftShader')],
      ['getExtension', () => null],
      ['getContextAttributes', () => ({})],
      ['getShaderParameter', TRUE],
      // A program is linked and has no attributes.
      ['getProgramParameter', (_program, name) => name === prototype.LINK_STATUS || 0],
      ['getAttribLocation', ZERO],
      ['getUniformBlockIndex', ZERO],
      ['getError', ZERO],
      ['getShaderInfoLog', EMPTY],
      ['getProgramInfoLog', EMPTY],
      ['isContextLost', () => false],
      ['checkFramebufferStatus', () => prototype.FRAMEBUFFER_COMPLETE],
    ]);
    const createObject = () => ({});
    const ignore = () => undefined;
    /** All constants, and a function for each command. */
    const commands = Object.fromEntries(
      Object.keys(Object.getOwnPropertyDescriptors(prototype)).map((name) => {
        const constant: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
        if (typeof constant === 'number') return [name, constant];
        const creates = name.startsWith('create') || name === 'getUniformLocation';
        return [name, answers.get(name) ?? (creates ? createObject : ignore)];
      }),
    );
    const contexts = new WeakMap<object, object>();
    const getContext: (type: string) => unknown = Reflect.get(
      HTMLCanvasElement.prototype,
      'getContext',
    );
    const value = new Proxy(getContext, {
      apply(target, canvas: HTMLCanvasElement, args: [string]) {
        if (args[0] !== 'webgl2') return Reflect.apply(target, canvas, args);
        const context = contexts.get(canvas) ?? {
          ...commands,
          canvas,
          get drawingBufferWidth() {
            return canvas.width;
          },
          get drawingBufferHeight() {
            return canvas.height;
          },
        };
        contexts.set(canvas, context);
        return context;
      },
    });
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value,
      writable: true,
      configurable: true,
    });
  });
