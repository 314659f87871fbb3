/** Sharing a view and embedding it. */
export const share = {
  button: 'Share this view',
  copied: 'Link copied.',
  copyManually: 'Copy this link:',
  frame: 'Embed this view',
};
