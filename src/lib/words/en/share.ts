/** Sharing a view and embedding it. */
export const share = {
  button: 'Share this view',
  copied: 'Link copied.',
  byHand: 'Copy this link:',
  frame: 'Embed this view',
  frameCode: 'Code for your website',
  frameCopy: 'Copy code',
  frameCopied: 'Code copied.',
  frameByHand: "The code couldn't be copied. Select it and copy it yourself.",
};
