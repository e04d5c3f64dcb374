/** Rows that go at once, so that nobody waits long for the database meanwhile. */
export const PORTION = 500

/** Does something to one portion of rows after the other, until there is none that is whole, or the process is to end. */
export async function inPortions(work: () => Promise<number>, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await work()) >= PORTION);
}
