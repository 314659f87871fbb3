/** Before buses were seen to be early, they are taken to lose this share of it where they may wait. */
const USUAL_SHARE = 0.4;
/** So many waits, of a bus two minutes early each, count as much as the usual share. */
const USUAL_WAITS = 5;
/** The waits that count: those of some hundred early buses. Later ones push out earlier ones. */
const MOST_WAITS = 300;
const WAIT_SECONDS = 120;
/** Less says nothing: a bus half a minute early is on time. More counts as this, in seconds. */
const LEAST_EARLY = 30;
const MOST_EARLY = 300;

/**
 * How long early buses wait at timepoints, as a share of what they are early. In some cities they wait for half of
 * it, in others not at all, so it is learned from those of this city: within an hour, so it need not survive a restart.
 */
export class EarlyWaits {
  // The line through the origin that comes closest to all waits: seconds lost by seconds early.
  #lost = 0;
  #early = 0;

  /** @param early how early a bus came, in seconds. @param lost how much longer than usual it took to the next stop */
  add(early: number, lost: number): void {
    if (!(early >= LEAST_EARLY) || Number.isNaN(lost)) return;
    const capped = Math.min(early, MOST_EARLY);
    this.#lost += capped * Math.max(-capped, Math.min(capped, lost));
    this.#early += capped ** 2;
    const kept = Math.min(1, (MOST_WAITS * WAIT_SECONDS ** 2) / this.#early);
    this.#lost *= kept;
    this.#early *= kept;
  }

  share(): number {
    const usual = USUAL_WAITS * WAIT_SECONDS ** 2;
    const share = (this.#lost + usual * USUAL_SHARE) / (this.#early + usual);
    return Math.max(0, Math.min(1, share));
  }
}
