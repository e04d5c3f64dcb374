/** For `vi.waitFor` and `vi.waitUntil`, which by themselves give a busy machine one second. */
export const PATIENT = { timeout: 20_000 }
