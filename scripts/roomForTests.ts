import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { isLong } from '../tests/long.ts'

const MEMORY = '/dev/shm'
/** As `/proc/mounts` says it of a place where no program may lie: containers have theirs so. */
const RUNS_NOTHING = new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm')
const GIGABYTE = 2 ** 30

/**
 * Where tests keep what they throw away, some 4 GB of databases: in memory where there is three times as much, since each
 * commit there waits for no disk, which takes a tenth of their time. The long look leaves more, and has the time.
 */
export function roomForTests(): string {
  if (isLong || !existsSync(MEMORY) || freemem() < 12 * GIGABYTE) return tmpdir()
  if (RUNS_NOTHING.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < 8 * GIGABYTE ? tmpdir() : MEMORY
}
