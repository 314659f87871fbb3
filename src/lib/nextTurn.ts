/** Resolves after other requests had their turn. Exists in every runtime of the service. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
