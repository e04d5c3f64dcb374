import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { freePort } from '../../helpers/siteServer.ts'

const run = promisify(execFile)

/** The nginx under test; another one with `NGINX_PROGRAM=/opt/nginx/sbin/nginx npx vitest run tests/integration/deploy`. */
const NGINX = process.env.NGINX_PROGRAM ?? 'nginx'

export const isHere = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/bin'].some((folder) => existsSync(join(folder, program)))

export const hasNginx = isHere('openssl') && (Boolean(process.env.NGINX_PROGRAM) || isHere('nginx'))

/** Whether this nginx resolves the names of instances again while it runs, as the one in `compose.yaml` does: since 1.27.3. */
export function asksForNames(): boolean {
  if (!hasNginx) return false
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(spawnSync(NGINX, ['-v']).stderr.toString())!
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) >= 1_027_003
}

/** Expected warning of newer versions: the `http2` parameter is deprecated, but older versions have no other syntax. */
const SAID_OF_HTTP2 = /^.*\[warn\].* the "listen \.\.\. http2" directive is deprecated.*\n/gm

/** Writes the site's nginx configuration to a temporary folder, with free ports and these `server` lines. */
export async function layNginx(instances: string, change = (file: string) => file) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const moved = (file: string) =>
    file
      .replaceAll(/\/etc\/nginx|\/var\/(?:cache|log)\/nginx|\/var\/www/g, folder)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
  const [plain, tls] = [await freePort(), await freePort()]
  const site = moved(change(readFileSync('deploy/nginx/filiz.conf', 'utf8')))
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${tls}`)
  await mkdir(join(folder, 'tls'))
  await writeFile(join(folder, 'filiz-instances.conf'), instances)
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${folder}/site.conf; }`,
  )
  const names = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=filiz.example']
  await run('openssl', ['req', '-x509', ...kind, ...names])
  return { folder, plain, tls, remove: () => rm(folder, { recursive: true, force: true }) }
}

const argumentsFor = (folder: string) => [
  '-p',
  folder,
  '-e',
  join(folder, 'error.log'),
  '-c',
  join(folder, 'nginx.conf'),
]

/** Errors and warnings of `nginx -t`; empty if there are none. */
export async function saidOf(folder: string): Promise<string> {
  const output = await run(NGINX, ['-t', '-q', ...argumentsFor(folder)]).then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => error.stderr,
  )
  return (output + (await readFile(join(folder, 'error.log'), 'utf8'))).replaceAll(SAID_OF_HTTP2, '')
}

/** Starts nginx as a reverse proxy for these instances; `ask` sends a request (`GET /path`). */
export async function startNginx(instances: string, change?: (file: string) => string) {
  const { folder, plain, tls, remove } = await layNginx(instances, change)
  const child = spawn(NGINX, ['-g', 'daemon off;', ...argumentsFor(folder)], { stdio: 'ignore' })

  /** Sends a request on a new connection. */
  const ask = async (line: string, { port = tls, headers = {}, body = '' } = {}) => {
    const [method, path] = line.split(' ')
    const length = body && { 'content-length': Buffer.byteLength(body) }
    const asked = request({
      port,
      method,
      path,
      headers: { ...headers, ...length },
      rejectUnauthorized: false,
      agent: false,
    })
    const [answer] = (await once(asked.end(body), 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  while (child.exitCode === null && !(await ask('GET /api/metrics').catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 10))
  if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
  return {
    folder,
    plain,
    port: tls,
    ask,
    async stop() {
      child.kill()
      await once(child, 'exit')
      await remove()
    },
  }
}

interface Place {
  port?: number
  host?: string
}

/** A fake instance on a free port, which it can take again after a stop. */
export async function startInstance(answer: RequestListener, { port, host = '127.0.0.1' }: Place = {}) {
  const server = createServer(answer)
  const at = port ?? (await freePort())
  await once(server.listen(at, host), 'listening')
  return {
    port: at,
    /** Its `server` line in nginx's upstream. */
    line: `server ${host}:${at} max_fails=0;\n`,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}
