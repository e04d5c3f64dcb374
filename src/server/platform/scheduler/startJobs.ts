import type { JobName } from '../../../contract/i18n/admin/siteStatus.ts'
import { type Changes, EVERYTHING } from '../events/changes.ts'
import type { Log } from '../observability/log.ts'
import { createAlarm } from './alarm.ts'
import type { FailingJobs } from './failingJobs.ts'

/** Work that falls due by itself. */
export interface Job {
  /** For the log; who looks at the site's state reads it in Turkish. */
  name: JobName
  /**
   * Does what is due, and answers when it wants to be asked again, in milliseconds since 1970; undefined when nothing is
   * planned. Several instances run it at the same time: what must happen once, the database decides. The signal says
   * that the process wants to end.
   */
  run(signal?: AbortSignal): Promise<number | undefined>
  /** A change in these tables may bring the next time forward. */
  tables: readonly string[]
}

export interface Ground {
  changes: Changes
  log: Log
  now?: () => number
  /** Hears how each run ended. */
  failing?: Pick<FailingJobs, 'failed' | 'succeeded'>
  /** How long nobody looks whom nothing wakes, in milliseconds. */
  longestSleep?: number
  /** Says ahead of `stop` that the process wants to end: what runs goes on, and nothing else is begun. */
  stopping?: AbortSignal
}

/** However far away the next time is: a machine that slept, or whose clock was set, looks again after this. */
const LONGEST_SLEEP = 30_000
/** However near it is: a job that is always due does not take the whole processor. */
const SHORTEST_SLEEP = 20
/** After a failure, and twice as long after each that follows it: what is away for an hour is not asked for each second. */
const AFTER_FAILURE = 1000

/** Runs jobs when they are due, each by itself and never twice at once, until they are stopped. */
export function startJobs(jobs: readonly Job[], ground: Ground): { stop(): Promise<unknown> } {
  const running = jobs.map((job) => startJob(job, ground))
  return { stop: () => Promise.all(running.map((job) => job.stop())) }
}

function startJob(job: Job, { changes, log, now = Date.now, failing, longestSleep = LONGEST_SLEEP, ...ahead }: Ground) {
  const alarm = createAlarm()
  const own = new AbortController()
  const stopping = AbortSignal.any([own.signal, ...(ahead.stopping ? [ahead.stopping] : [])])
  stopping.addEventListener('abort', () => alarm.ring())
  const unsubscribe = changes.subscribe((table) => {
    if (table === EVERYTHING || job.tables.includes(table)) alarm.ring()
  })

  const keepRunning = async () => {
    let failures = 0
    while (!stopping.aborted) {
      const next = await job.run(stopping).then(
        async (next) => {
          failures = 0
          await failing?.succeeded(job.name)
          return next
        },
        async (error: unknown) => {
          log.error({ err: error, job: job.name }, 'a job failed')
          // An end waits for nothing that can be left undone, least of all for a database that is silent.
          if (!stopping.aborted) await failing?.failed(job.name)
          return now() + AFTER_FAILURE * 2 ** failures++
        },
      )
      const sleep = (next ?? Number.POSITIVE_INFINITY) - now()
      await alarm.wait(Math.min(Math.max(sleep, SHORTEST_SLEEP), longestSleep))
    }
  }
  const ended = keepRunning()

  return {
    /** Lets a run that has begun finish. */
    stop() {
      own.abort()
      unsubscribe()
      return ended
    },
  }
}
