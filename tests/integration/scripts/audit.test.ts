import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { licenceFindings, problemOf, readLockfile, vulnerabilityFindings } from '../../../scripts/audit.ts'
import { ROOT } from '../../helpers/siteServer.ts'

describe('licences', () => {
  it.each([
    ['MIT', undefined],
    ['(MPL-2.0 OR Apache-2.0)', undefined],
    ['GPL-3.0-only OR MIT', undefined],
    ['MIT AND GPL-3.0-only', 'MIT AND GPL-3.0-only is not on the list'],
    ['(MIT OR ISC) AND GPL-3.0-only', '(MIT OR ISC) AND GPL-3.0-only is not on the list'],
    ['GPL-3.0-only OR MIT AND SSPL-1.0', 'GPL-3.0-only OR MIT AND SSPL-1.0 is not on the list'],
    ['UNLICENSED', 'UNLICENSED is not on the list'],
    [undefined, 'names no licence'],
  ])('%s', (licence, problem) => {
    expect(problemOf('some-package', licence)).toBe(problem)
  })

  it('licences: an exception holds for its package only', () => {
    expect(problemOf('css-mediaquery', 'BSD')).toBeUndefined()
    expect(problemOf('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBeUndefined()
    expect(problemOf('css-mediaquery-2', 'BSD')).toBe('BSD is not on the list')
    expect(problemOf('left-pad', 'LGPL-3.0-or-later')).toBe('LGPL-3.0-or-later is not on the list')
  })

  it('licences: all production packages are allowed', () => {
    const { checked, findings } = licenceFindings(ROOT, readLockfile(ROOT))
    expect(findings).toEqual([])
    expect(checked).toBeGreaterThan(300)
  })

  it('licences: development packages are ignored', () => {
    const lockfile = new Map([
      ['node_modules/served', { version: '1.0.0', license: 'SSPL-1.0' }],
      ['node_modules/a/node_modules/tool', { version: '2.0.0', license: 'SSPL-1.0', dev: true as const }],
    ])
    expect(licenceFindings('/nowhere', lockfile)).toEqual({
      checked: 1,
      findings: ['served 1.0.0: SSPL-1.0 is not on the list'],
    })
  })
})

it('lockfile: every package has its checksum, and no registry is named', () => {
  const locked = [...readLockfile(ROOT)]
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([])
})

const lockfile = new Map([
  ['node_modules/served', {}],
  ['node_modules/tool', { dev: true as const }],
])
const known = (name: string, severity: 'low' | 'moderate' | 'high') => ({
  [name]: {
    name,
    via: ['another', { title: 'Bad', url: `https://github.com/advisories/GHSA-${name}`, severity }],
    nodes: [`node_modules/${name}`],
  },
})
const reported = (...all: ReturnType<typeof known>[]) => ({ vulnerabilities: Object.assign({}, ...all) })

describe('known vulnerabilities', () => {
  const sentence = 'served (production): Bad, low, https://github.com/advisories/GHSA-served'

  it('vulnerabilities: fail from low in production, from high in development', () => {
    const low = reported(known('served', 'low'), known('tool', 'moderate'))
    expect(vulnerabilityFindings(low, lockfile, '2026-11-23')).toEqual([sentence])
    expect(vulnerabilityFindings(reported(known('tool', 'high')), lockfile, '2026-11-23')).toEqual([
      'tool (development): Bad, high, https://github.com/advisories/GHSA-tool',
    ])
  })

  it('vulnerabilities: an exception holds until its last day', () => {
    const report = reported(known('served', 'low'))
    const findings = (today: string, advisory = 'GHSA-served') =>
      vulnerabilityFindings(report, lockfile, today, { [advisory]: '2026-11-23' })
    expect(findings('2026-11-23')).toEqual([])
    expect(findings('2026-11-24')).toEqual([sentence])
    expect(findings('2026-11-23', 'GHSA-x')).toEqual([sentence])
  })
})

describe('npm run audit', () => {
  const ends: (() => unknown)[] = []
  afterEach(() => Promise.all(ends.splice(0).map((end) => end())))

  /** An npm registry that reports one vulnerability of the mailer, or has no audit endpoint. */
  async function startRegistry(offers: { audit: boolean }): Promise<string> {
    const server = createServer(async (request, response) => {
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (request.method !== 'POST') return answer(404, {})
      const chunks = await request.toArray()
      if (!offers.audit) return answer(405, {})
      const asked = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as Record<string, string[]>
      if (!asked.nodemailer) return answer(400, {})
      const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
      answer(200, {
        nodemailer: [{ id: 1, url, title: 'Sends too much', severity: 'low', vulnerable_versions: '>=0', cwe: [] }],
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  async function audit(registry: string) {
    const child = spawn(process.execPath, ['scripts/audit.ts'], {
      cwd: ROOT,
      env: { ...process.env, npm_config_registry: registry } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { output, status }
  }

  it('npm run audit: fails for a vulnerable production package', async () => {
    const { output, status } = await audit(await startRegistry({ audit: true }))
    expect(output).toContain('nodemailer (production): Sends too much, low, https://github.com/advisories/GHSA-aaaa')
    expect(output).toMatch(/\n1 passed, 1 failed\n$/)
    expect(status).toBe(1)
  })

  it('npm run audit: reports a registry without audit and continues', async () => {
    const { output, status } = await audit(await startRegistry({ audit: false }))
    expect(output).toContain('vulnerabilities not looked up: the registry offers no audit (405 Method Not Allowed)')
    expect(output).toMatch(/\n1 passed, 0 failed\n$/)
    expect(status).toBe(0)
  })
})
