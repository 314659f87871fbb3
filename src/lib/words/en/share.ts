/** Sharing a view and embedding it. */
export const share = {
  button: 'Share this view',
  copied: 'Link copied.',
  byHand: 'Copy this link:',
  frame: 'Embed this view',
  frameCode: 'Code for your own page',
  frameCopy: 'Copy the code',
  frameCopied: 'Code copied.',
  frameByHand: 'It could not be copied. Select the code and copy it by hand.',
};
