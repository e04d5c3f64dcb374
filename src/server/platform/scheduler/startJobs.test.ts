import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createChanges, EVERYTHING } from '../events/changes.ts'
import { type Ground, type Job, startJobs } from './startJobs.ts'

const changes = createChanges()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let running: ReturnType<typeof startJobs> | undefined

afterEach(async () => {
  await running?.stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const start = (run: Job['run'], more: Partial<Ground> = {}) => {
  const job = { name: 'mail' as const, tables: ['things'], run: vi.fn(run) }
  running = startJobs([job], { changes, log, ...more })
  return job.run
}

describe('a job', () => {
  test('runs at the start, then when it said, to the moment', async () => {
    vi.useFakeTimers()
    const due = Date.now() + 5000
    const run = start(async () => (Date.now() < due ? due : undefined))
    await vi.advanceTimersByTimeAsync(4990)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('looks again by itself now and then, since clocks are set and machines sleep', async () => {
    vi.useFakeTimers()
    const run = start(async () => undefined)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('is woken by a change in its tables, or when anything may have changed', async () => {
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

  test('is woken also by a change that comes while it runs', async () => {
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

  test('that is always due does not spin', async () => {
    vi.useFakeTimers()
    const run = start(async () => 0)
    await vi.advanceTimersByTimeAsync(200)
    expect(run).toHaveBeenCalledTimes(11)
  })

  test('that fails is logged and tried again', async () => {
    vi.useFakeTimers()
    const run = start(async () => {
      throw new Error('no database')
    })
    await vi.advanceTimersByTimeAsync(1100)
    expect(run).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'mail' }), 'a job failed')
  })

  test('that goes on failing is tried less and less often, until it goes well or something changes', async () => {
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

  test('is told to stop, finishes what it has begun, and never runs again', async () => {
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

  test('that is told ahead of its stop goes on with what it has begun, and begins nothing else', async () => {
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

  test('that fails while it is to stop tells nobody but the log', async () => {
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
