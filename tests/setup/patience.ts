/** How long a machine that does other things meanwhile is waited for, in milliseconds. Nothing waits in vain but a test that fails. */
export const PATIENCE = 60_000

/** For `vi.waitFor` and `vi.waitUntil`, which by themselves wait for one second. */
export const PATIENT = { timeout: PATIENCE }

/** The longest sleep of a job that only what wakes it, or its own moment, ends: none looks again in time for a test. */
export const UNTIL_WOKEN = 2 ** 31 - 1

/** For servers of tests: an idle connection is closed by who asks, and never just while it is asked through. */
export const KEPT_OPEN = { keepAliveTimeout: 0 }
