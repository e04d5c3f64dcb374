// Plain JavaScript, so that any Node can read it: finds a Node that runs TypeScript, builds when the build is older
// than its sources, and becomes the server. `--dev` serves the sources with hot reload instead.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

if (Number.parseInt(process.versions.node, 10) >= NEEDED) await start()
else startOnOwnNode()

async function start() {
  const isDev = process.argv.includes('--dev')
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (!isDev) {
    const { buildWhenNeeded } = await import('./scripts/buildWhenNeeded.ts')
    buildWhenNeeded()
  }
  // What Node has compiled once it keeps: every start after the first takes half the time and less memory.
  nodeModule.enableCompileCache(fileURLToPath(new URL('./node_modules/.cache/node', import.meta.url)))
  await import('./src/server/main.ts')
  nodeModule.flushCompileCache()
}

/** The project brings its Node as a package; a Node that is too old runs that one, and passes signals on. */
function startOnOwnNode() {
  const ownNode = fileURLToPath(new URL('./node_modules/node/bin/node', import.meta.url))
  if (!existsSync(ownNode)) {
    console.error(`Node ${NEEDED} or newer is needed, this is ${process.version}: install it, or run "npm ci" first.`)
    process.exit(1)
  }
  const server = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  // A terminal sends Ctrl+C to both processes by itself.
  const passOn = (signal) =>
    process.on(signal, () => (process.stdin.isTTY && signal === 'SIGINT') || server.kill(signal))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) passOn(signal)
  server.on('exit', (code) => process.exit(code ?? 1))
}
