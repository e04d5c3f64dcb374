/** How long a machine that does other things meanwhile is waited for, in milliseconds. Nothing waits in vain but a test that fails. */
export const PATIENCE = 60_000

/** For `vi.waitFor` and `vi.waitUntil`, which by themselves wait for one second. */
export const PATIENT = { timeout: PATIENCE }

/** A job's longest delay: within a test it is ended by a change or by the job's own time only. */
export const UNTIL_WOKEN = 2 ** 31 - 1

/** For servers of tests: an idle connection is closed by who asks, and never just while it is asked through. */
export const KEPT_OPEN = { keepAliveTimeout: 0 }
