let isStopped = false;

/** Whether the page may save what it sees on the device. */
export const maySave = (): boolean => !isStopped;

/**
 * Stops the page from saving what it sees until it is loaded again. Otherwise closing it would save
 * a visit right after the rider cleared everything.
 */
export function stopSaving(): void {
  isStopped = true;
}

/** Lets another page save again. Tests open several in one document. */
export function saveAgain(): void {
  isStopped = false;
}
