// Plain JavaScript, so that any Node can run it: finds a Node that runs TypeScript, builds if the build is older than its
// sources, and becomes the server. `--dev` serves the sources with hot reload instead, in a child process
// (`--supervised`) that restarts when the server's own sources change.
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

// Some builds of Node, such as Debian's, have no TypeScript support.
if (Number.parseInt(process.versions.node, 10) >= NEEDED && process.features.typescript) await start()
else await startOnOwnNode()

async function start() {
  const missing = missingPackage()
  if (missing) refuse(`The package "${missing}" is not installed: run "npm ci" first.`)
  const isDev = process.argv.includes('--dev')
  const isSupervised = process.argv.includes('--supervised')
  if (isDev && !isSupervised) {
    const { superviseDev } = await import('./scripts/superviseDev.mjs')
    return superviseDev(here('.'))
  }
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  readSettings()
  if (!isDev) await buildWhenNeeded()
  // Compile cache: later starts take half the time and less memory.
  nodeModule.enableCompileCache(here('./node_modules/.cache/node'))
  const { run } = await import(isDev ? './src/server/main/main.ts' : './dist/program/main.js')
  // Ends with the process that watches the sources, which would stop it.
  if (isSupervised) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await run({ isDev })
  if (isSupervised) process.send('started')
  nodeModule.flushCompileCache()
}

/** Hashes the sources if one has changed, in a child process, so that the server does not keep its memory. */
async function buildWhenNeeded() {
  const { isUpToDate, markChecked } = await import('./scripts/buildCheck.mjs')
  const root = here('.')
  if (isUpToDate(root)) return
  const { spawnSync } = await import('node:child_process')
  const startedAt = Date.now()
  const code = "import { buildWhenNeeded } from './scripts/buildWhenNeeded.ts'; buildWhenNeeded()"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  markChecked(root, startedAt)
}

/** Reads the settings in `.env`; the environment takes precedence. */
function readSettings() {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    refuse(`.env: the file cannot be read (${error.message}); make it readable for this user, or take it away.`)
  }
}

/** Starts the Node of the package `node`, and forwards signals to it. */
async function startOnOwnNode() {
  const ownNode = here('./node_modules/node/bin/node')
  // With TypeScript support disabled in NODE_OPTIONS it would start itself forever.
  if (!existsSync(ownNode) || process.env.FILIZ_OWN_NODE)
    refuse(
      `Node ${NEEDED} or newer that reads TypeScript is needed, this is ${process.version}: install it, or run "npm ci" first.`,
    )
  const { spawn } = await import('node:child_process')
  const env = { ...process.env, FILIZ_OWN_NODE: '1' }
  const server = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit', env })
  // A terminal sends Ctrl+C to both processes by itself.
  const passOn = (signal) =>
    process.on(signal, () => (process.stdin.isTTY && signal === 'SIGINT') || server.kill(signal))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) passOn(signal)
  server.on('exit', (code) => process.exit(code ?? 1))
}

/** A dependency that is not installed, as before the first `npm ci` or after a pull. */
function missingPackage() {
  const { dependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))
  return Object.keys(dependencies).find((name) => !existsSync(here(`./node_modules/${name}`)))
}

function refuse(line) {
  console.error(line)
  process.exit(1)
}
