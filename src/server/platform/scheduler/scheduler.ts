import { HOUR } from '../../../contract/domain/durations.ts'
import type { JobName } from '../../../contract/i18n/admin/siteHealth.ts'
import type { Changes } from '../db/transaction.ts'
import type { Log } from '../observability/log.ts'
import type { FailingJobs } from './failingJobs.ts'

/**
 * Job scheduler. A job runs at startup, when a table it depends on changes, and at the time that its last run returned;
 * never twice at once in one process. Every instance runs every job: work that must happen once is claimed in the
 * database, by a lease (`leases.ts`) or a conditional update (as in `features/blog/publishDue.ts`).
 */
export interface Job {
  /** For the log and the health page. */
  name: JobName
  /**
   * Does the due work and returns the time of the next run, in milliseconds since 1970; undefined if none is scheduled.
   * The signal aborts at shutdown.
   */
  run(signal?: AbortSignal): Promise<number | undefined>
  /** A change in one of these tables runs the job at once. */
  tables: readonly string[]
}

export interface SchedulerOptions {
  changes: Changes
  log: Log
  now?: () => number
  /** Records the outcome of each run. */
  failing?: Pick<FailingJobs, 'failed' | 'succeeded'>
  /** Longest pause between two runs, in milliseconds. */
  maxSleep?: number
  /** Aborted at shutdown before `stop`: running jobs continue, none starts. */
  stopping?: AbortSignal
}

/** Pauses in milliseconds. The longest limits the delay after a machine slept or its clock was set. */
const MAX_SLEEP = 30_000
/** Minimum pause, so that a job that is always due does not block the event loop. */
const MIN_SLEEP = 20
/** Retry back-off after a failure; doubles with each further one. */
const RETRY_AFTER = 1000

/** Runs jobs until they are stopped. `stop` waits for current runs. */
export function startJobs(jobs: readonly Job[], options: SchedulerOptions): { stop(): Promise<unknown> } {
  const running = jobs.map((job) => startJob(job, options))
  return { stop: () => Promise.all(running.map((job) => job.stop())) }
}

function startJob(
  job: Job,
  { changes, log, now = Date.now, failing, maxSleep = MAX_SLEEP, ...options }: SchedulerOptions,
) {
  const timer = createWakeableTimer()
  const stopped = new AbortController()
  const stopping = AbortSignal.any([stopped.signal, ...(options.stopping ? [options.stopping] : [])])
  stopping.addEventListener('abort', () => timer.skip())
  const unsubscribe = changes.subscribe(() => timer.skip(), job.tables)

  const runUntilStopped = async () => {
    let failures = 0
    while (!stopping.aborted) {
      let next: number | undefined
      try {
        next = await job.run(stopping)
        failures = 0
        await failing?.succeeded(job.name)
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed')
        // Shutdown does not wait for a database that may be unreachable.
        if (!stopping.aborted) await failing?.failed(job.name)
        next = now() + RETRY_AFTER * 2 ** failures++
      }
      const sleep = (next ?? Number.POSITIVE_INFINITY) - now()
      await timer.sleep(Math.min(Math.max(sleep, MIN_SLEEP), maxSleep))
    }
  }
  const ended = runUntilStopped()

  return {
    stop() {
      stopped.abort()
      unsubscribe()
      return ended
    },
  }
}

/**
 * A timer whose delay can be ended by `skip`. A call during a run ends the next delay at once, so that no change is
 * missed.
 */
function createWakeableTimer() {
  let isSkipped = false
  let end = () => {}
  return {
    skip() {
      isSkipped = true
      end()
    },
    async sleep(milliseconds: number): Promise<void> {
      if (!isSkipped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isSkipped = false
    },
  }
}

/** A job that works at startup and then once an hour, however often it runs; after a failure, at the next run. */
export function everyHour(name: JobName, now: () => number, work: (signal?: AbortSignal) => Promise<unknown>): Job {
  let next = 0
  return {
    name,
    tables: [],
    async run(signal) {
      if (now() < next) return next
      await work(signal)
      next = now() + HOUR
      return next
    },
  }
}

/** Grace period: runs work with a signal that aborts a number of milliseconds after `stopping`. */
export async function withGracePeriod(
  stopping: AbortSignal | undefined,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const grace = new AbortController()
  const begin = () => setTimeout(() => grace.abort(), milliseconds).unref()
  stopping?.addEventListener('abort', begin)
  if (stopping?.aborted) begin()
  try {
    await work(grace.signal)
  } finally {
    stopping?.removeEventListener('abort', begin)
  }
}
