import { writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { createServices } from '../../src/server/api/services.ts'
import { backupJob } from '../../src/server/features/backups/backupJob.ts'
import { backupState, requestBackup } from '../../src/server/features/backups/backupState.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect } from '../../src/server/platform/db/connect.ts'

/**
 * A process that makes one backup with the settings in its environment. It prints a line for each step, and the backup state as its
 * last line. At the step `KILL_AT`, or the first that `KILL_AFTER` matches, it kills itself, so that no other process can come late.
 */
const settings = readSettings(process.env)
const database = await connect(settings.DATABASE_URL)
const { backups } = await createServices(settings, database)
const store = backups.backupStorage!
const { open, put, remove } = store
const fatal = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY)
const last = new RegExp(process.env.KILL_AFTER ?? '(?!)')
let steps = 0
const say = (step: string) => {
  writeSync(1, `${step}\n`)
  if (++steps === fatal || last.test(step)) process.kill(process.pid, 'SIGKILL')
}
store.open = async (name) => {
  const file = await open(name)
  return file && { ...file, stream: Readable.from(saying(file.stream)) }
}
store.put = async (name, content) => {
  await put(name, content instanceof Uint8Array ? content : saying(content))
  say(`kept ${name}`)
}
store.remove = async (name) => {
  await remove(name)
  say(`removed ${name}`)
}

async function* saying(content: AsyncIterable<Uint8Array>) {
  for await (const chunk of content) {
    say('wrote')
    yield chunk
  }
}

const silent = { info() {}, warn() {}, error() {} }
say('began')
await requestBackup(backups)
await backupJob(backups, { log: silent }).run()
say(JSON.stringify(await backupState(backups)))
await database.close()
