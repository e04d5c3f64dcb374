import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createChanges, EVERYTHING } from '../db/transaction.ts'
import { type Job, type SchedulerOptions, startJobs, withGracePeriod } from './scheduler.ts'

const changes = createChanges()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let running: ReturnType<typeof startJobs> | undefined

afterEach(async () => {
  await running?.stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const start = (run: Job['run'], more: Partial<SchedulerOptions> = {}) => {
  const job = { name: 'mail' as const, tables: ['things'], run: vi.fn(run) }
  running = startJobs([job], { changes, log, ...more })
  return job.run
}

describe('scheduler', () => {
  test('runs a job at startup and at the time that its run returned', async () => {
    vi.useFakeTimers()
    const due = Date.now() + 5000
    const run = start(async () => (Date.now() < due ? due : undefined))
    await vi.advanceTimersByTimeAsync(4990)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('runs a job again after the maximum sleep, because clocks may be set and machines may sleep', async () => {
    vi.useFakeTimers()
    const run = start(async () => undefined)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('a change in its tables, or of everything, starts a job', async () => {
    vi.useFakeTimers()
    const run = start(async () => undefined)
    const runsAfter = async (table: string) => {
      await changes.emit(table)
      await vi.advanceTimersByTimeAsync(30)
      return run.mock.calls.length
    }
    expect(await runsAfter('others')).toBe(1)
    expect(await runsAfter('things')).toBe(2)
    expect(await runsAfter(EVERYTHING)).toBe(3)
  })

  test('a change during a run starts another run', async () => {
    let finish = () => {}
    const run = start(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(undefined)
        }),
    )
    await changes.emit('things')
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await expect.poll(() => run.mock.calls.length).toBe(2)
    finish()
  })

  test('a job that is always due does not spin', async () => {
    vi.useFakeTimers()
    const run = start(async () => 0)
    await vi.advanceTimersByTimeAsync(200)
    expect(run).toHaveBeenCalledTimes(11)
  })

  test('a failure is logged and retried', async () => {
    vi.useFakeTimers()
    const run = start(async () => {
      throw new Error('no database')
    })
    await vi.advanceTimersByTimeAsync(1100)
    expect(run).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'mail' }), 'job failed')
  })

  test('retries back off until a run succeeds or a change arrives', async () => {
    vi.useFakeTimers()
    let isAway = true
    const run = start(async () => {
      if (isAway) throw new Error('no store')
      return Date.now() + 3_600_000
    })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(run.mock.calls.length).toBeOneOf([120, 121, 122, 123, 124, 125])
    await changes.emit('things')
    await vi.advanceTimersByTimeAsync(1)
    const tried = run.mock.calls.length
    isAway = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(run).toHaveBeenCalledTimes(tried + 1)
    isAway = true
    await vi.advanceTimersByTimeAsync(31_100)
    expect(run).toHaveBeenCalledTimes(tried + 3)
  })

  test('stop waits for the current run and starts no other', async () => {
    let isFinished = false
    const run = start(async (signal) => {
      await wait(50)
      isFinished = signal!.aborted
      return Date.now()
    })
    await running!.stop()
    expect(isFinished).toBe(true)
    await changes.emit('things')
    await wait(60)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('the stopping signal allows the current run to finish and starts no other', async () => {
    const ahead = new AbortController()
    let finish = () => {}
    const begun = () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined)))
    const run = start(begun, { stopping: ahead.signal })
    ahead.abort()
    await changes.emit('things')
    finish()
    await wait(30)
    finish()
    expect(run).toHaveBeenCalledTimes(1)
    expect(run.mock.lastCall![0]!.aborted).toBe(true)
  })

  test('a failure during shutdown is logged but not recorded', async () => {
    const failing = { failed: vi.fn(async () => {}), succeeded: vi.fn(async () => {}) }
    const ahead = new AbortController()
    const breaks = async () => {
      await wait(20)
      throw new Error('no database')
    }
    start(breaks, { stopping: ahead.signal, failing })
    ahead.abort()
    await running!.stop()
    expect(log.error).toHaveBeenCalled()
    expect(failing.failed).not.toHaveBeenCalled()
  })
})

test.each([
  ['aborts later', (stop: AbortController) => setTimeout(() => stop.abort())],
  ['has aborted already', (stop: AbortController) => stop.abort()],
])('withGracePeriod: aborts the work if the stop signal %s', async (_, abort) => {
  const stop = new AbortController()
  abort(stop)
  await withGracePeriod(stop.signal, 1, (signal) => new Promise((end) => signal.addEventListener('abort', () => end())))
  expect(stop.signal.aborted).toBe(true)
})
