import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import type { Format } from './formats.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Result, Task } from './pictureProcess.ts'

const PROCESS = join(import.meta.dirname, 'pictureProcess.ts')
/** A picture that takes longer than this is given up, in milliseconds. */
const PATIENCE = 30_000
/** How long the process waits for another picture. */
const IDLE = 5000

let helper: ChildProcess | undefined
let retirement: NodeJS.Timeout | undefined

/**
 * Cleans pictures in a process of its own, one at a time: decoding takes hundreds of megabytes, which go back to the
 * machine when that process ends, and a picture that brings the decoder down does not bring the server down.
 */
export const cleanPicture = oneAtATime(async (bytes: Buffer, format: Format): Promise<Result> => {
  clearTimeout(retirement)
  helper ??= hire()
  const current = helper
  const answered = new AbortController()
  const patience = setTimeout(() => current.kill('SIGKILL'), PATIENCE)
  current.ref()
  try {
    current.send({ bytes, format } satisfies Task)
    return await Promise.race([
      once(current, 'message', answered).then(([result]) => result as Result),
      once(current, 'exit', answered).then((): Result => ({ refused: 'broken' })),
    ])
  } finally {
    answered.abort()
    clearTimeout(patience)
    current.unref()
    retirement = setTimeout(retire, IDLE, current).unref()
  }
})

function hire(): ChildProcess {
  // Compiled once, here and there: the process then starts in half the time.
  const env = { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? process.env.NODE_COMPILE_CACHE }
  const child = fork(PROCESS, { serialization: 'advanced', execArgv: [], env })
  return child.on('exit', () => forget(child)).on('error', () => forget(child))
}

function retire(child: ChildProcess): void {
  forget(child)
  if (child.connected) child.disconnect()
}

function forget(child: ChildProcess): void {
  if (helper === child) helper = undefined
}
