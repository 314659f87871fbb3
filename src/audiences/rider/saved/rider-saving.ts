let isSaving = true;

/** Whether the page may save what it sees on the device. */
export const maySave = (): boolean => isSaving;

/**
 * Stops the page from saving what it sees, until it is loaded again. Otherwise closing it would save a visit right after the
 * rider cleared everything.
 */
export function setSaving(next: boolean): void {
  isSaving = next;
}
