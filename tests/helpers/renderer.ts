import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the process that renders pages (`renderServer.ts`), one for the whole run. */
    rendererUrl: string
  }
}

export default async function startRenderer({ provide }: TestProject) {
  const server = spawn(process.execPath, ['tests/helpers/renderServer.ts'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  provide('rendererUrl', await firstLineOf(server))
  return async () => {
    const ended = once(server, 'exit')
    server.disconnect()
    await ended
  }
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = (await once(stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
