import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../../src/server/process/settings.ts'
import { freePort } from '../siteServer.ts'

const run = promisify(execFile)
const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const isHere = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/bin'].some((folder) => existsSync(join(folder, program)))

describe('what a deployment sets', () => {
  /** Of node and of the other parts, not of ours. */
  const OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'FILIZ_VERSION']

  test.each([
    ['compose.yaml', /\b([A-Z]+_[A-Z_]+|HOST|PORT)(?=:)|\$\{([A-Z_]+)/g],
    ['filiz.service', /(?<=^Environment=.*)\b([A-Z_]+)(?==)/gm],
    ['Containerfile', /(?<=^ENV )([A-Z_]+)/gm],
  ])('in %s are settings of the server', (file, pattern) => {
    const named = [...read(file).matchAll(pattern)].map(([, name, inBraces]) => name ?? inBraces!)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !settingNames.includes(name) && !OTHERS.includes(name))).toEqual([])
  })

  test('runs no process as root, and writes to nothing but its data', () => {
    expect(read('Containerfile')).toMatch(/^USER 1000:1000$/m)
    expect(read('compose.yaml')).toMatch(/read_only: true/)
    expect(read('filiz.service')).toMatch(/^ProtectSystem=strict$/m)
  })
})

test.skipIf(!isHere('systemd-analyze'))('systemd finds the unit exposed to less than 3 of 10', async () => {
  await run('systemd-analyze', ['security', '--offline=true', '--threshold=30', '--no-pager', 'deploy/filiz.service'])
})

test.skipIf(!isHere('nginx') || !isHere('openssl'))('nginx takes the site as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const moved = (text: string) => text.replaceAll(/\/etc\/nginx|\/var\/cache\/nginx/g, folder)
  const [plain, tls] = [await freePort(), await freePort()]
  const site = moved(read('nginx/filiz.conf'))
    .replaceAll(/listen (?!\[)80\b/g, `listen ${plain}`)
    .replaceAll(/listen (?!\[)443\b/g, `listen ${tls}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
  await mkdir(join(folder, 'tls'))
  await cp('deploy/nginx/instances.conf', join(folder, 'filiz-instances.conf'))
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${folder}/site.conf; }`,
  )
  const certificate = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=filiz.example', ...certificate])
  const said = await run('nginx', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  )
  expect([said, await readFile(join(folder, 'error.log'), 'utf8')]).toEqual(['', ''])
  await rm(folder, { recursive: true })
})
