import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartRefused, sentenceOf } from '../shared/startRefused.ts'

interface Options {
  /** Takes the place of a file that is there. */
  force?: boolean
}

/**
 * Writes a file that only its owner may read, under another name until all of it is on the disk: under its own name it is
 * whole or not there.
 */
export async function writeAside<T>(
  path: string,
  { force = false }: Options,
  write: (file: FileHandle) => Promise<T>,
): Promise<T> {
  refuseTaken(path, force)
  const aside = `${path}.${randomUUID()}.partial`
  const file = await open(aside, 'wx', 0o600).catch(refuse(path))
  const forget = forgetWhenInterrupted(aside)
  try {
    const written = await write(file)
    await file.sync()
    await file.close()
    refuseTaken(path, force)
    await rename(aside, path)
    await flushFolder(dirname(path))
    return written
  } catch (error) {
    await file.close().catch(() => {})
    await rm(aside, { force: true })
    return refuse(path)(error)
  } finally {
    forget()
  }
}

function refuseTaken(path: string, force: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new StartRefused(`${path} is a folder; name a file.`)
  if (found && !force) throw new StartRefused(`${path} exists already; name another file, or use --force.`)
}

/** What the disk says of a file, in one line; anything else goes on as it is. */
const refuse = (path: string) => (error: unknown) => {
  if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
  throw new StartRefused(
    `${path} cannot be written (${sentenceOf(error as Error)}); make room for it, or name another place.`,
  )
}

/** A signal that ends the process takes the half file with it. */
function forgetWhenInterrupted(aside: string): () => void {
  const end = (signal: NodeJS.Signals) => {
    rmSync(aside, { force: true })
    process.removeListener(signal, end).kill(process.pid, signal)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.removeListener(signal, end)
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
