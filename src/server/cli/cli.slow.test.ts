import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../tests/helpers/authenticator.ts'
import { storedRows } from '../../../tests/helpers/backups.ts'
import { formOf, picture } from '../../../tests/helpers/images.ts'
import { ADMIN, ROOT, serverEnv } from '../../../tests/helpers/siteServer.ts'
import {
  createEmptyDatabase,
  createTestApp,
  databases,
  type TestApp,
  type TestDatabase,
} from '../../../tests/helpers/testApp.ts'
import type { StatusLine } from '../../contract/api/administration.ts'
import { erased } from '../../contract/i18n/shared/messages.ts'
import { findDevice } from '../features/auth/devices.ts'
import { codeOf, stepAt } from '../features/auth/totp.ts'
import { writeRecord } from '../features/backups/backupState.ts'
import { readSettings } from '../platform/config/settings.ts'
import { connect } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/tables.ts'
import { SYSTEM } from '../platform/db/transaction.ts'
import { SERVER_MAY_RUN } from './command.ts'
import { commands } from './commands.ts'
import { runCommand } from './runCommand.ts'

type Settings = Record<string, string>

const wordsOf = (line: string) => line.split(' ').filter(Boolean)
const settingsOf = (place?: TestDatabase, settings: Settings = {}) =>
  serverEnv({ ...(place && { DATA_DIR: place.folder, DATABASE_URL: place.url }), ...settings })

/** Runs the tool in this process and returns its output: a process per run would spend most of its time on startup. */
async function run(line: string, place?: TestDatabase, input = '', settings?: Settings) {
  const out: string[] = []
  const err: unknown[] = []
  const { status } = await runCommand(wordsOf(line), {
    settings: () => readSettings(settingsOf(place, settings)),
    input: Readable.from([Buffer.from(input)]),
    print: (text) => out.push(text),
    printError: (error) => err.push(error),
  })
  return { status, out: out.join('\n').trim(), err: err.join('\n').trim() }
}

/** Runs it in a process, like the npm script. */
async function runProcess(line: string, place?: TestDatabase, input = '', settings?: Settings) {
  const child = spawn(process.execPath, [`${ROOT}/src/server/cli.ts`, ...wordsOf(line)], {
    env: settingsOf(place, settings),
  })
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status: child.exitCode, out: out.trim(), err: err.trim() }
}

test('CLI process: reads settings and input, writes to both streams and sets the exit status', async () => {
  const place = await createEmptyDatabase('sqlite')
  expect(await runProcess('')).toEqual({ ...(await run('')), status: 1 })
  const made = await runProcess('create-admin --email bir@example.com --password-stdin', place, 'ilk-parola\n')
  expect(made).toEqual({ status: 0, out: 'bir@example.com can sign in.', err: '' })
  const again = await runProcess('create-admin --email bir@example.com', place)
  expect(again).toEqual({
    status: 1,
    out: '',
    err: expect.stringMatching(/^bir@example.com is already an administrator.*$/),
  })
  const site = await createTestApp('sqlite', { at: place })
  expect(await site.signIn({ email: 'bir@example.com', password: 'ilk-parola' })).toMatch(/^[\w-]{43}$/)
  await site.close()
})

describe('CLI help', () => {
  test('lists every command', async () => {
    const { status, out } = await run('--help')
    expect(status).toBe(0)
    const listed = [...out.matchAll(/^ {2}([a-z-]+) {2}/gm)].map(([, name]) => name)
    expect(listed).toEqual(Object.keys(commands))
    expect(await run('')).toMatchObject({ status: 1, out })
  })

  test.each(Object.entries(commands))(
    'of %s names its options, and changes nothing',
    async (name, { summary, operands = {}, optionalOperands = {}, options = {}, serverMayRun }) => {
      const { status, out } = await run(`${name} --help`)
      expect([status, out]).toEqual([0, expect.stringContaining(summary)])
      expect(out).toContain(SERVER_MAY_RUN[serverMayRun])
      expect(out.includes('DATABASE_URL')).toBe(name !== 'init')
      expect(out.split('\n')[0]).toBe(
        [
          `npm run cli -- ${name}`,
          ...Object.keys(operands).map((operand) => `<${operand}>`),
          ...Object.keys(optionalOperands).map((operand) => `[${operand}]`),
          '[options]',
        ]
          .slice(0, Object.keys(options).length ? undefined : -1)
          .join(' '),
      )
      for (const [operand, help] of Object.entries(operands)) expect(out).toMatch(new RegExp(`<${operand}> +${help}`))
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`)
    },
  )

  test.each([
    ['plant', 'Unknown command "plant".'],
    ['constructor', 'Unknown command "constructor".'],
    ['migrate --fast', "Unknown option '--fast'."],
    ['migrate now', "Unexpected argument 'now'."],
    ['create-admin --email', "Option '--email <value>' argument missing"],
    ['backup --force', '<file> is missing.'],
    ['restore a b', "Unexpected argument 'b'."],
  ])('responds to "%s" with one line', async (line, sentence) => {
    const { status, out, err } = await run(line)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err.split('\n')).toHaveLength(1)
    expect(err).toContain(sentence)
    expect(err).toContain('--help')
  })
})

describe.each(databases('sqlite'))('CLI on %s', (dialect) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createEmptyDatabase(dialect)
  })
  afterEach(() => rm(place.folder, { recursive: true }))

  /** Runs `work` beside a server over the same data. */
  const serving = async <T>(work: (site: TestApp) => Promise<T>): Promise<T> => {
    const site = await createTestApp(dialect, { at: place, background: true })
    return work(site).finally(site.close)
  }
  const canSignIn = (email: string, password: string) =>
    serving(async ({ call }) => (await call('POST /accounts/login', { email, password })).status === 200)

  test('migrate: runs each migration once', async () => {
    const first = await run('migrate', place)
    expect([first.status, first.out]).toEqual([
      0,
      expect.stringContaining('Done: 0084-baseline\nDone: 0085-recent-sign-in'),
    ])
    expect(await run('migrate', place)).toEqual({ status: 0, out: 'Up to date.', err: '' })
  })

  test('create-admin: creates administrators, each address once', async () => {
    const made = await run('create-admin', place)
    const [, password] = /^The password is (\S+) \(shown only this once\)\.$/m.exec(made.out)!
    expect(made.out).toContain(`${ADMIN.email} can sign in.`)
    const other = await run('create-admin --email Iki@Example.com --password-stdin', place, 'ikinci-parola\n')
    expect(other).toEqual({ status: 0, out: 'iki@example.com can sign in.', err: '' })
    const again = await run('create-admin --email IKI@example.com', place)
    expect([again.status, again.err]).toEqual([1, expect.stringContaining('is already an administrator')])
    expect(await canSignIn(ADMIN.email, password!)).toBe(true)
    expect(await canSignIn('iki@example.com', 'ikinci-parola')).toBe(true)
    const { db, close } = await connect(place.url)
    const written = await db
      .selectFrom('activity')
      .select(['doneBy', 'resource'])
      .where('action', '=', 'create')
      .execute()
    await close()
    expect(written).toEqual(Array(2).fill({ doneBy: SYSTEM.by, resource: 'administrators' }))
  })

  test.each([
    ['create-admin --email yok', '', '"yok" is not an email address.'],
    ['create-admin --email ayse@example', '', '"ayse@example" is not an email address.'],
    ['create-admin --password-stdin', 'kısa', 'The password must have 6 to 1,000 characters.'],
    ['create-admin --password-stdin', 'x'.repeat(1001), 'The password must have 6 to 1,000 characters.'],
    ['reset-password', '', 'There is no administrator yet; "create-admin" creates one.'],
    ['personal-data forget a@example.com', '', 'Unknown action "forget"; use "export" or "erase".'],
    ['personal-data constructor a@example.com', '', 'Unknown action "constructor"; use "export" or "erase".'],
    ['personal-data erase yok', '', '"yok" is neither an email address nor a phone number.'],
  ])('refuses %s', async (line, input, sentence) => {
    expect(await run(line, place, input)).toEqual({ status: 1, out: '', err: sentence })
  })

  test('reset-password: sets a new password and ends the sessions', async () => {
    const token = await serving(async (site) => site.token)
    const reset = await run('reset-password --password-stdin', place, 'yepyeni-parola')
    expect(reset).toEqual({
      status: 0,
      out: `${ADMIN.email} has a new password; their sessions were ended.`,
      err: '',
    })
    await serving(async ({ call }) => {
      const { status } = await call('GET /admin/dashboard/stats', undefined, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(status).toBe(401)
    })
    expect(await canSignIn(ADMIN.email, ADMIN.password)).toBe(false)
    expect(await canSignIn(ADMIN.email, 'yepyeni-parola')).toBe(true)
  })

  test('reset-password: removes the second factor only with its option', async () => {
    await serving(async ({ admin }) => {
      const { secret } = (await admin('POST /accounts/totp')).body
      await admin('PUT /accounts/totp', { code: codeOf(secret, stepAt(Date.now())) })
    })
    const first = await run(`reset-password ${ADMIN.email} --password-stdin`, place, 'yepyeni-parola')
    expect([first.status, first.out]).toEqual([0, `${ADMIN.email} has a new password; their sessions were ended.`])
    expect(await canSignIn(ADMIN.email, 'yepyeni-parola')).toBe(false)
    const again = `reset-password ${ADMIN.email.toUpperCase()} --remove-second-factor --password-stdin`
    const removed = await run(again, place, 'yepyeni-parola')
    expect([removed.status, removed.out.split('\n')[1]]).toEqual([0, 'The second factor was removed.'])
    await serving(async ({ admin, signIn, database: { db } }) => {
      expect(await signIn({ email: ADMIN.email, password: 'yepyeni-parola' })).toMatch(/^[\w-]{43}$/)
      expect((await admin('GET /accounts/second-factor')).status).toBe(401)
      for (const table of ['totps', 'passkeys', 'recoveryCodes'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
      const done = await db
        .selectFrom('activity')
        .select('doneBy')
        .where('action', '=', 'secondFactorRemoved')
        .execute()
      expect(done).toEqual([{ doneBy: 'system' }])
    })
  })

  test('renew-keys: invalidates sessions and device cookies, passkeys still sign in', async () => {
    const origin = 'http://localhost:3000'
    const authenticator = createAuthenticator(origin)
    const { token, cookie } = await serving(async ({ call, admin }) => {
      const { body } = await admin('POST /accounts/passkeys/options', { currentPassword: ADMIN.password })
      const made = await admin('POST /accounts/passkeys', { name: 'Telefon', response: authenticator.create(body) })
      expect(made.status).toBe(201)
      const passkey = authenticator.get((await call('POST /accounts/login', ADMIN)).body.passkeyOptions)
      const { headers, body: opened } = await call('POST /accounts/login', { ...ADMIN, passkey })
      return { token: opened.token, cookie: String(headers['set-cookie']).split(';')[0]! }
    })
    const isKnown = (db: Db) =>
      findDevice({ db, settings: { PUBLIC_URL: origin } }, { headers: { cookie } }, ADMIN.email)
    await serving(async ({ database }) => expect(await isKnown(database.db)).toBeDefined())
    expect(await run('renew-keys', place)).toMatchObject({
      status: 0,
      out: 'The signing keys were rotated. Everybody has to sign in again, and no browser is a known device any more.',
    })
    const site = await createTestApp(dialect, { at: place })
    const headers = { authorization: `Bearer ${token}` }
    expect((await site.call('GET /accounts/sessions', undefined, { headers })).status).toBe(401)
    expect(await isKnown(site.database.db)).toBeUndefined()
    const asked = (await site.call('POST /accounts/login/passkey-options', {})).body
    const signedIn = await site.call('POST /accounts/login/passkey', { response: authenticator.get(asked) })
    expect(signedIn.status).toBe(200)
    const done = site.database.db.selectFrom('activity').select('doneBy').where('action', '=', 'keysRenewed')
    expect(await done.execute()).toEqual([{ doneBy: 'system' }])
    await site.close()
  })

  test('reset-password: requires the address if there are several administrators', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await run(`create-admin --email ${email}`, place)
    expect((await run('reset-password', place)).err).toBe('Name one of: a@example.com, b@example.com.')
    expect((await run('reset-password --email c@example.com', place)).err).toBe(
      'There is no administrator c@example.com.',
    )
    expect((await run('reset-password --email B@example.com', place)).out).toContain('b@example.com has a new password')
  })

  test('seed-demo: fills empty resources', async () => {
    await serving(({ admin }) => admin('POST /products', { name: 'Kendi ürünümüz' }))
    const { status, out } = await run('seed-demo', place)
    expect([status, out.split('\n').slice(0, 7)]).toEqual([
      0,
      [
        'Filled: services (6)',
        'Filled: slides (4)',
        'Filled: blog (8)',
        'Filled: people (4)',
        'Filled: references (3)',
        'Filled: documents (4)',
        'Filled: pages (1)',
      ],
    ])
    expect((await run('seed-demo', place)).out).toBe('Nothing to fill: every resource has records.')
    const [products, services] = await serving(({ call }) =>
      Promise.all(['GET /products', 'GET /services'].map(async (line) => (await call(line)).body)),
    )
    expect([products.length, services.length]).toEqual([1, 6])
  })

  test('personal-data: exports one JSON and erases from inbox and trash', async () => {
    await serving(async ({ call, admin }) => {
      for (const [email, subject] of [
        ['umit@example.com', 'Gelen kutusunda'],
        ['umit@example.com', 'Çöp kutusunda'],
        ['baska@example.com', 'Başkasının'],
      ])
        await call('POST /contact/send-message', { name: 'Ümit', email, subject, message: 'Kilosu kaça?' })
      const { body } = await admin('GET /admin/contact-messages')
      const { id } = body.find(({ subject }: { subject: string }) => subject === 'Çöp kutusunda')
      await admin(`DELETE /admin/contact-messages/${id}`)
    })
    const { status, out, err } = await run('personal-data export Umit@example.com', place)
    expect([status, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({
      messages: [
        { email: 'umit@example.com', subject: 'Gelen kutusunda', message: 'Kilosu kaça?' },
        { email: 'umit@example.com', subject: 'Çöp kutusunda', message: 'Kilosu kaça?' },
      ],
      mails: [],
      activity: expect.any(Array),
    })
    const erase = await run('personal-data erase umit@example.com', place)
    expect(erase).toEqual({ status: 0, out: erased({ messages: 2, mails: 0 }), err: '' })
    await serving(async ({ admin, database: { db } }) => {
      expect((await admin('GET /admin/contact-messages')).body).toMatchObject([{ subject: 'Başkasının' }])
      for (const table of ['bin', 'history', 'activity'] as const)
        expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(
          'umit@example.com',
        )
      expect((await admin('GET /admin/bin')).body).toEqual([])
      const done = await db.selectFrom('activity').select(['action', 'doneBy']).where('resource', '=', 'personal-data')
      expect(await done.orderBy('id').execute()).toEqual([
        { action: 'export', doneBy: 'system' },
        { action: 'erase', doneBy: 'system' },
      ])
    })
    expect(JSON.parse((await run('personal-data export umit@example.com', place)).out).messages).toEqual([])
  })

  test('restore: names erased persons whose data it restores', async () => {
    const email = 'umit@example.com'
    await serving(({ call }) =>
      call('POST /contact/send-message', { name: 'Ümit', email, subject: 'Kavun', message: 'Kilosu kaça?' }),
    )
    const file = join(place.folder, 'yedek.tar')
    await run(`backup ${file}`, place)
    await run(`personal-data erase ${email}`, place)
    const moments = await serving(async ({ database: { db } }) =>
      (await db.selectFrom('activity').select('at').where('action', '=', 'erase').execute()).map(({ at }) => at),
    )
    const erasureLine = /^Personal data that were erased after the backup are restored; .*: (.+)\.$/m
    const restored = await run(`restore ${file}`, place)
    expect([restored.status, erasureLine.exec(restored.out)?.[1]]).toEqual([0, moments.join(', ')])
    expect(JSON.parse((await run(`personal-data export ${email}`, place)).out).messages).toHaveLength(1)
    // Erasures remain recorded after the restore, so that the next one reports them again.
    expect(erasureLine.exec((await run(`restore ${file}`, place)).out)?.[1]).toBe(moments.join(', '))
    await serving(async ({ database: { db } }) => {
      const done = db
        .selectFrom('activity')
        .select(['action', 'doneBy', 'recordId'])
        .where('action', 'in', ['erase', 'restore'])
      const restore = { action: 'restore', doneBy: 'system', recordId: 'yedek.tar' }
      expect(await done.orderBy('id').execute()).toEqual([
        { action: 'erase', doneBy: 'system', recordId: null },
        restore,
        restore,
      ])
    })
  })

  test('gc-uploads: a dry run lists what would be removed, and nothing in use', async () => {
    await run('seed-demo', place)
    const { out } = await run('gc-uploads --dry-run', place)
    expect(out).toContain('Would remove 0 pictures: 0 files, 0 bytes.')
    expect(out).toMatch(
      /^Kept 40 that are referenced, 0 with an alternative text in the library, 0 that an earlier version or the trash references, and 0 of the last 30 days\.$/m,
    )
    expect((await run('gc-uploads', place)).out).toContain('Removed 0 pictures')
  })
})

test('CLI: refuses with one line while a server has the SQLite database open', async () => {
  const site = await createTestApp('sqlite')
  const { status, out, err } = await run('reset-password', site.database)
  expect([status, out]).toEqual([1, ''])
  expect(err).toBe(`DATA_DIR: the server is using the database in ${site.database.folder}; stop it, and try again.`)
  await site.close()
})

test('CLI: notifies a running server of a queued email', async () => {
  const site = await createTestApp('postgres', { background: true })
  const heard: string[] = []
  site.services.changes.subscribe((table) => heard.push(table))
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' }
  expect(await run('reset-password --password-stdin', site.database, 'yepyeni-parola', settings)).toMatchObject({
    status: 0,
  })
  await expect.poll(() => heard).toContain('outbox')
  await site.close()
})

test.each(databases('sqlite'))(
  'doctor: examines a site on %s beside its server and changes nothing',
  async (dialect) => {
    const site = await createTestApp(dialect, { background: true })
    await site.admin('POST /slides', { title: 'S', imageUrl: '/uploads/x.webp', ctaText: 'A', ctaLink: '/' })
    const well = await runProcess('doctor', site.database)
    expect(well).toMatchObject({ status: 0, err: '' })
    expect(well.out.split('\n')).toEqual([
      expect.stringMatching(/^warn {2}backup {4}Otomatik yedekleme .*BACKUP_URL/),
      expect.stringMatching(/^warn {2}mail {6}Bu sitede e-posta gönderimi kurulmamış.*SMTP_URL/),
    ])
    const { payload, headers } = await formOf(['file', await picture('png', 91, 40)])
    const { publicUrl } = (await site.admin('POST /files/upload-product-image', payload, { headers })).body
    await site.admin('POST /products', { name: 'Resimli', imageUrl: publicUrl })
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'ofis@example.com',
    })
    const form = { name: 'Ümit', email: 'umit@example.com', subject: 'Kavun', message: 'Kilosu kaça?' }
    await site.call('POST /contact/send-message', form)
    const findings = ((await site.admin('GET /admin/status')).body as StatusLine[]).filter(
      ({ level }) => level !== 'ok',
    )
    expect(findings.map(({ key }) => key).sort()).toEqual(['backup', 'mail', 'pictures'])
    const printed = (await runProcess('doctor', site.database)).out.split('\n')
    expect(printed.map((line) => line.replace(/ \([A-Z_, ]+\)$/, ''))).toEqual(
      findings.map(({ level, key, message }) => `${level.padEnd(4)}  ${key.padEnd(8)}  ${message}`),
    )
    const nobody = {
      STORAGE_URL: 's3://kova?endpoint=http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    }
    const ill = await runProcess('doctor', site.database, '', nobody)
    expect([ill.status, ill.err]).toEqual([1, ''])
    expect(ill.out).toMatch(/^bad {3}storage {3}/m)
    await site.close()
  },
)

test('doctor: reports an old or missing backup', async () => {
  const place = await createEmptyDatabase('sqlite')
  await run('migrate', place)
  const folder = join(place.folder, 'yedekler')
  await mkdir(folder)
  const name = 'backup-2020-05-01T00-00-00-000Z.tar'
  for (const each of [name, `${name}.sha256`]) await writeFile(join(folder, each), '')
  const examined = async () => {
    const { status, out } = await run('doctor', place, '', { BACKUP_URL: folder })
    return [status, out.split('\n').find((line) => line.includes('backup'))]
  }
  expect(await examined()).toEqual([1, expect.stringMatching(/^bad {3}backup {4}Son yedek 1 Mayıs 2020 .*BACKUP_URL/)])
  await rm(folder, { recursive: true })
  const { db, close } = await connect(place.url)
  await writeRecord(db, 'made', { name, verifiedAt: '2020-05-01T00:00:01.000Z' }, new Date('2020-05-01T00:00:00.000Z'))
  await close()
  expect(await examined()).toEqual([1, expect.stringMatching(/^bad {3}backup {4}Yedeklerin konduğu yer boş/)])
  await rm(place.folder, { recursive: true })
})

test.each([
  ['sqlite:/yok/filiz.sqlite', /^bad {3}database {2}.*there is no database/],
  ['postgres://a:b@127.0.0.1:1/c', /^bad {3}database {2}Veritabanı/m],
])('reports that there is no database at %s', async (url, line) => {
  const found = await runProcess('doctor', { url, folder: '/tmp' })
  expect([found.status, found.out]).toEqual([1, expect.stringMatching(line)])
})

test('backup and restore: back up SQLite beside its server, restore once it is stopped', async () => {
  const site = await createTestApp('sqlite', { background: true })
  const there = await createEmptyDatabase('sqlite')
  const file = join(there.folder, 'yedek.tar')
  await site.admin('POST /products', { name: 'Kendi ürünümüz' })
  const backup = await run(`backup ${file}`, site.database)
  expect(backup).toMatchObject({ status: 0, err: '' })
  expect(backup.out).toMatch(
    /^Backed up \d+ rows of \d+ tables and 0 files into .*yedek\.tar \(\d+ bytes\)\.\n.*keep it where/,
  )
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const refused = `DATA_DIR: the server is using the database in ${site.database.folder}; stop it, and try again.`
  expect(await run(`restore ${file}`, site.database)).toEqual({ status: 1, out: '', err: refused })
  await site.close()

  const restored = await run(`restore ${file}`, there)
  expect(restored).toMatchObject({ status: 0, err: '' })
  expect(restored.out).toMatch(/^Restored the backup of \S+: \d+ rows of \d+ tables and 0 files\.$/m)
  expect(restored.out).toMatch(/^ {2}products 1$/m)
  const over = await run(`restore ${file}`, there)
  const [, kept] = /^Backed up the current \d+ rows of \d+ tables and 0 files into (.+before-restore-.+\.tar);/.exec(
    over.out,
  )!
  expect(await run(`restore ${kept} --discard`, there)).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^Restored/),
  })
  const locked = { BACKUP_PASSPHRASE: 'dört kelime bir parola' }
  expect((await run(`backup ${file} --force`, there, '', locked)).out).toMatch(
    /^It is encrypted with BACKUP_PASSPHRASE/m,
  )
  const content = async () => {
    const { db, close } = await connect(there.url)
    return storedRows({ db }).finally(close)
  }
  const unchanged = await content()
  expect(await run(`restore ${kept} --discard`, there, '', locked)).toEqual({
    status: 1,
    out: '',
    err: expect.stringMatching(/^BACKUP_PASSPHRASE: \S+ is not encrypted, .*"--unencrypted".*\.$/),
  })
  expect(await content()).toEqual(unchanged)
  expect((await run(`restore ${kept} --discard --unencrypted`, there, '', locked)).status).toBe(0)
  expect((await run(`restore ${file} --discard`, there, '', locked)).status).toBe(0)
  const before = await content()
  const other = await run(`restore ${file}`, there, '', { BACKUP_PASSPHRASE: 'başka' })
  expect(other).toEqual({
    status: 1,
    out: '',
    err: `BACKUP_PASSPHRASE: ${file} was encrypted with another passphrase; set that one.`,
  })
  const bytes = await readFile(file)
  await writeFile(file, bytes.with(bytes.length - 100, bytes.at(-100)! ^ 1))
  const tampered = await run(`restore ${file}`, there, '', locked)
  expect([tampered.status, tampered.err]).toEqual([
    1,
    expect.stringMatching(/^\S+ is damaged \(.*\); nothing was changed\..*$/),
  ])
  expect(await content()).toEqual(before)
  await writeFile(file, bytes)
  expect((await run(`restore ${file} --discard`, there, '', locked)).status).toBe(0)
  const again = await createTestApp('sqlite', { at: there })
  expect((await again.call('GET /products')).body).toMatchObject([{ id: 1, name: 'Kendi ürünümüz' }])
  await again.close()
  await rm(there.folder, { recursive: true })
})

test('CLI: works beside a server on PostgreSQL, which is notified of changes', async () => {
  const site = await createTestApp('postgres', { background: true })
  const heard = vi.fn()
  site.changes.subscribe(heard)
  expect((await run('seed-demo', site.database)).status).toBe(0)
  await expect.poll(() => heard.mock.calls).toContainEqual(['services'])
  expect((await site.call('GET /services')).body).toHaveLength(6)
  const file = join(site.database.folder, 'yedek.tar')
  expect((await run(`backup ${file}`, site.database)).out).toMatch(/ and 40 files into /)
  const refused = 'DATABASE_URL: a server is running on this database; stop it, and try again.'
  expect(await run(`restore ${file}`, site.database)).toEqual({ status: 1, out: '', err: refused })
  await site.close()
})
