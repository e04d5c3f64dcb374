// Plain JavaScript, because `start.mjs` imports it.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

/** Files that the server imports at its start. The rest of `src` is served by Vite, which updates it without a restart. */
const WATCHED = ['src/server', 'src/contract', 'src/company']
const NOT_SERVED = /\.(test|stories)\.|(^|[\\/])\.|~$/
/** Debounce in milliseconds: editors and Git write several files at once. */
const DEBOUNCE = 100

/**
 * Runs the development server in a child process, and restarts it when a source file of the server or `.env` changes:
 * sends SIGTERM, then starts a new process after the old one has exited and released the database. If the first start
 * fails, this process exits with its status; after a failed restart, the next save retries.
 * @param {string} root the project's folder
 */
export function superviseDev(root) {
  let child
  let hasServed = false
  let isStopping = false
  let isRestartDue = false

  const start = () => {
    isRestartDue = false
    const args = [...process.execArgv, ...process.argv.slice(1), '--supervised']
    child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', () => {
      hasServed = true
    })
    child.on('exit', (code) => {
      child = undefined
      if (isStopping || !(hasServed || isRestartDue)) process.exit(code ?? 1)
      if (isRestartDue) start()
      else console.error('\nThe server has ended; it starts again with the next change of its sources or of .env.\n')
    })
  }

  const restart = (file) => {
    // A second signal would end the child at once.
    if (isStopping || isRestartDue) return
    process.stdout.write(`${file} has changed: the server restarts\n`)
    if (!child) return start()
    isRestartDue = true
    child.kill('SIGTERM')
  }

  let waiting
  const change = (file) => {
    clearTimeout(waiting)
    waiting = setTimeout(restart, DEBOUNCE, file)
  }
  const cannotWatch = ({ message }) => console.error(`Changes are not watched, restart by hand: ${message}`)
  for (const folder of WATCHED)
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && !NOT_SERVED.test(file)) change(join(folder, file))
    }).on('error', cannotWatch)
  watch('.', (_, file) => file === '.env' && change(file)).on('error', cannotWatch)

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true
      if (!child) process.exit(0)
      // On Ctrl+C, a terminal already sends SIGINT to both processes.
      if (!(process.stdin.isTTY && signal === 'SIGINT')) child.kill(signal)
    })
  start()
}
