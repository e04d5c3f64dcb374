import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Shelf } from './keepPicture.ts'
import { missingSizes } from './missingSizes.ts'

/**
 * Has the sizes made that pictures lack when the server starts, so that no visitor waits for them: those of the demo's
 * pictures, and whatever an earlier end left. In a process of its own, which leaves the processor to everybody else, but
 * for a tenth where others never stop, and takes its memory with it when it is done. `program` is the file whose
 * `makeSizes` does it.
 */
export function sizesJob(shelf: Shelf, program: string): Job {
  let isDone = false
  return {
    name: 'sizes of pictures',
    tables: [],
    async run(signal) {
      if (isDone) return undefined
      isDone = true
      if ((await missingSizes(shelf)).length > 0) await runAside(program, signal)
      return undefined
    },
  }
}

async function runAside(program: string, signal?: AbortSignal) {
  const { spawn } = await import('node:child_process')
  const code = `import { makeSizes } from ${JSON.stringify(program)}; await makeSizes()`
  const maker = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = Promise.race([once(maker, 'exit'), once(maker, 'error')])
  try {
    setPriority(maker.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or this system has no such thing.
  }
  const stop = () => maker.kill()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  await ended
  signal?.removeEventListener('abort', stop)
}
