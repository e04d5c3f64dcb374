import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of a thread in microseconds (Linux). */
const timeOf = (pid: number, thread: number | string) =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000

/** CPU time of all threads of a process in microseconds. */
export const processorOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + timeOf(pid, thread), 0)

/** CPU time of the main thread in microseconds: it limits throughput, and the machine's load hardly affects it. */
export const mainThreadOf = (pid: number): number => timeOf(pid, pid)

export const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
