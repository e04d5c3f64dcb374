import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where pages are rendered as the server does (`renderServer.ts`), once for the whole run. */
    rendererUrl: string
  }
}

export default async function startRenderer({ provide }: TestProject) {
  const server = spawn(process.execPath, ['tests/setup/renderServer.ts'], {
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
