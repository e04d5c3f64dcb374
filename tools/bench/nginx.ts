import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort, type Server } from '../../tests/helpers/siteServer.ts'
import { middle, processorOf } from './cpuTime.ts'

const SECONDS = 3
const ROUNDS = 3

export const canCompare = () => ['nginx', 'wrk', 'taskset'].every((name) => spawnSync('which', [name]).status === 0)

interface Compared {
  /** Responses per second as a fraction of nginx's (median). */
  rate: number
  /** CPU time of a response in microseconds. */
  ours: number
  nginx: number
}

/**
 * Compares a cached page with nginx (one worker) sending the same bytes from a file: alternately, each on one core, wrk
 * on another.
 */
export async function besideNginx({ url, pid }: Server, encoding: 'gzip' | 'br'): Promise<Compared> {
  // Warm-up: the page is cached and compressed, and its code is optimized.
  for (let i = 0; i < 2000; i++) await fetchRaw(url, encoding)
  const port = await freePort()
  const folder = writeSite(await fetchRaw(url, encoding), port)
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  execFileSync('taskset', ['-apc', '0', String(pid)], { stdio: 'ignore' })
  try {
    const there = `http://127.0.0.1:${port}/`
    while (!(await fetchRaw(there, encoding).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50))
    const worker = Number(execFileSync('pgrep', ['-P', String(nginx.pid)]).toString())
    const rounds = Array.from(
      { length: ROUNDS },
      () => [load(there, encoding, worker), load(url, encoding, pid)] as const,
    )
    const [theirs, own] = [rounds.map(([them]) => them), rounds.map(([, us]) => us)]
    return {
      rate: middle(rounds.map(([them, us]) => us.answers / them.answers)),
      ours: middle(own.map(({ each }) => each)),
      nginx: middle(theirs.map(({ each }) => each)),
    }
  } finally {
    nginx.kill()
    rmSync(folder, { recursive: true })
  }
}

interface Page {
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const fetchRaw = (url: string, encoding: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (answer) =>
      resolve({ headers: answer.headers, body: await buffer(answer) }),
    ).on('error', reject)
  })

/** Headers that nginx sets itself. */
const ITS_OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'])

function writeSite({ headers, body }: Page, port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'html'))
  writeFileSync(join(folder, 'html/index.html'), body)
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const added = Object.entries(headers)
    .filter(([name]) => !ITS_OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type "text/html; charset=utf-8"; ${own.join(' ')}
server { listen 127.0.0.1:${port}; root ${folder}/html; ${added.join(' ')} } }`,
  )
  return folder
}

function load(url: string, encoding: string, pid: number): { answers: number; each: number } {
  const before = processorOf(pid)
  const args = ['-c', '1', 'wrk', '-t1', '-c16', `-d${SECONDS}s`, '-H', `Accept-Encoding: ${encoding}`, url]
  const answers = Number(/(\d+) requests in/.exec(execFileSync('taskset', args).toString())![1])
  return { answers, each: (processorOf(pid) - before) / answers }
}
