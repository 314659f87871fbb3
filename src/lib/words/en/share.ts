/** Sharing a view and embedding it. */
export const share = {
  button: 'Share this view',
  copied: 'Link copied.',
  copyManually: 'Copy this link:',
  frame: 'Embed this view',
  frameCode: 'Code for your website',
  frameCopy: 'Copy code',
  frameCopied: 'Code copied.',
  frameCopyManually: "The code couldn't be copied. Select it and copy it yourself.",
};
