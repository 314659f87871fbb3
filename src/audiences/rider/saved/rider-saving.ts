let isSaving = true;

/** Whether the page may save what it sees on the device. */
export const maySave = (): boolean => isSaving;

/**
 * Sets whether the page may save. After the rider cleared everything it may not: closing it would save a visit right away.
 * Only tests let it save again, which open several pages in one document.
 */
export function setSaving(next: boolean): void {
  isSaving = next;
}
