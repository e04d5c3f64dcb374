import { readdirSync, readFileSync } from 'node:fs'

/** What a thread has had of processors, in microseconds (Linux). */
const timeOf = (pid: number, thread: number | string) =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000

/** What all threads of a process have had of processors, in microseconds. */
export const processorOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + timeOf(pid, thread), 0)

/**
 * What its main thread alone has had, in microseconds: it is the one that everybody waits for, and what else runs on the
 * machine hardly counts.
 */
export const mainThreadOf = (pid: number): number => timeOf(pid, pid)

export const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
