/** Timeout in milliseconds on a busy machine. Only a failing test waits that long. */
export const TEST_TIMEOUT = 60_000

/** Options of `vi.waitFor` and `vi.waitUntil`, whose default timeout is one second. */
export const WAIT_OPTIONS = { timeout: TEST_TIMEOUT }

/** Longest delay of the job scheduler: in a test only a change or a job's own time ends it. */
export const NEVER_WAKE = 2 ** 31 - 1

/** Options of test servers: clients close idle connections, so that none is closed while a request is sent on it. */
export const NO_IDLE_TIMEOUT = { keepAliveTimeout: 0 }
