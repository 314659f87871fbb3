/**
 * Loads the card of a frame. In a chunk of its own, because the names of a card's many files would make a
 * frame's first chunk longer (B20); few frames open with a card.
 */
export const importFrameCard = async () => (await import('./FrameCard.tsx')).FrameCard;
