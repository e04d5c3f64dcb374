import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../../../src/server/platform/config/settings.ts'
import { hasNginx, isHere, layNginx, saidOf } from './nginx.ts'

const run = promisify(execFile)
const read = (name: string) => readFileSync(join('deploy', name), 'utf8')

describe('deployment files', () => {
  /** Variables of Node, PostgreSQL and the container tools, not settings of the server. */
  const OTHERS = [
    'NODE_ENV',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'FILIZ_VERSION',
    'FILIZ_DATABASE',
    'NODE_COMPILE_CACHE',
    'PATH',
  ]

  test.each([
    ['compose.yaml', /\b([A-Z]+_[A-Z_]+|HOST|PORT)(?=:)|\$\{([A-Z_]+)/g],
    ['filiz@.service', /(?<=^Environment=.*)\b([A-Z_]+)(?==)/gm],
    ['Containerfile', /(?<=^ENV .*)\b([A-Z_]+)(?==)/gm],
  ])('%s: sets only variables that the server knows', (file, pattern) => {
    const named = [...read(file).matchAll(pattern)].map(([, name, inBraces]) => name ?? inBraces!)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !settingNames.includes(name) && !OTHERS.includes(name))).toEqual([])
  })

  test('compose.yaml: every long-running service has a health check', () => {
    const services = read('compose.yaml')
      .split(/^services:$/m)[1]!
      .split(/^ {2}(?=\w+:)/m)
    const running = services.filter((service) => service.includes('restart:'))
    expect(running.map((service) => service.split(':')[0])).toEqual(['postgres', 'store', 'nginx'])
    for (const service of running) expect(service).toMatch(/^ {4}healthcheck:/m)
    // The instances share an image, whose health check is in the Containerfile.
    expect(read('Containerfile')).toMatch(/^HEALTHCHECK /m)
  })

  test('container: runs the Node of the packages', async () => {
    const [, folder] = /^ENV .*\bPATH=\/app\/(\S+):\$PATH$/m.exec(read('Containerfile'))!
    const { stdout } = await run(join(folder!, 'node'), ['-p', 'process.features.typescript'])
    expect(stdout.trim()).toBe('strip')
  })

  test('container: no process runs as root, and only the data folder is writable', () => {
    expect(read('Containerfile')).toMatch(/^USER 1000:1000$/m)
    expect(read('compose.yaml')).toMatch(/read_only: true/)
    expect(read('filiz@.service')).toMatch(/^ProtectSystem=strict$/m)
  })
})

test('documented compose commands name the settings file and the compose file', () => {
  const documents = globSync('docs/operations/*.md').map((path) => readFileSync(path, 'utf8'))
  const commands = [...documents, read('compose.yaml')].join('\n').match(/docker compose\b.*/g)!
  expect(
    commands.filter((command) => !command.startsWith('docker compose --env-file .env -f deploy/compose.yaml ')),
  ).toEqual([])
})

test.skipIf(!isHere('systemd-analyze'))('systemd: exposure level of the unit is below 3 of 10', async () => {
  await run('systemd-analyze', ['security', '--offline=true', '--threshold=30', '--no-pager', 'deploy/filiz@.service'])
})

test.skipIf(!hasNginx)('nginx: accepts the configuration of the site', async () => {
  const { folder, remove } = await layNginx(read('nginx/instances.conf'))
  expect(await saidOf(folder)).toBe('')
  await remove()
})
