// Plain JavaScript, so that any Node can read it: finds a Node that runs TypeScript, builds when the build is older
// than its sources, and becomes the server. `--dev` serves the sources with hot reload instead, in a child process
// (`--supervised`) that restarts when the server's own sources change.
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

// Some that are new enough, as Debian's, were built without what reads TypeScript.
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
  // What Node has compiled once it keeps: every start after the first takes half the time and less memory.
  nodeModule.enableCompileCache(here('./node_modules/.cache/node'))
  const { run } = await import(isDev ? './src/server/main/main.ts' : './dist/program/main.js')
  // The process that watches the sources is gone: so is whoever could stop this one.
  if (isSupervised) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await run({ isDev })
  if (isSupervised) process.send('started')
  nodeModule.flushCompileCache()
}

/** Looks closer when anything was touched, in a process of its own, so that the server carries none of its memory. */
async function buildWhenNeeded() {
  const { isUntouched, markChecked } = await import('./scripts/untouched.mjs')
  const root = here('.')
  if (isUntouched(root)) return
  const { spawnSync } = await import('node:child_process')
  const startedAt = Date.now()
  const code = "import { buildWhenNeeded } from './scripts/buildWhenNeeded.ts'; buildWhenNeeded()"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  markChecked(root, startedAt)
}

/** The settings in `.env`; those that the process was given go before. */
function readSettings() {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    refuse(`.env: the file cannot be read (${error.message}); make it readable for this user, or take it away.`)
  }
}

/** The project brings its Node as a package; a Node that is too old runs that one, and passes signals on. */
async function startOnOwnNode() {
  const ownNode = here('./node_modules/node/bin/node')
  // One that is told not to read it (NODE_OPTIONS) would start itself again and again.
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

/** A package that package.json asks for and that is not there, as before the first "npm ci" or after a pull. */
function missingPackage() {
  const { dependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))
  return Object.keys(dependencies).find((name) => !existsSync(here(`./node_modules/${name}`)))
}

function refuse(line) {
  console.error(line)
  process.exit(1)
}
