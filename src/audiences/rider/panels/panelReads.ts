let end: () => void;

/** Whether the panel that the URL opens has read what it shows: `end` is called then, and `done` resolves. */
export const panelReads = {
  done: new Promise<void>((resolve) => {
    end = resolve;
  }),
  end: (): void => end(),
};
