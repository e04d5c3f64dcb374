import { expect, test } from 'vitest'
import { backupName, expiredBackups, parseBackupName, type StoredBackup } from './backupFiles.ts'

const ZONE = 'Europe/Istanbul'

function kept(
  at: string,
  more: { isBeforeRestore?: boolean; isProven?: boolean; isRestorable?: boolean } = {},
): StoredBackup {
  const { isBeforeRestore = false, isProven = true, isRestorable = true } = more
  const named = { at: new Date(at), isEncrypted: false, isBeforeRestore }
  return { name: backupName(named), ...named, bytes: 1, verifiedAt: isProven ? new Date(at) : null, isRestorable }
}

const left = (all: readonly StoredBackup[], now: string): string[] => {
  const gone = new Set(expiredBackups(all, { now: new Date(now), timeZone: ZONE }))
  return all.filter((each) => !gone.has(each)).map(({ at }) => at.toISOString().slice(0, 16))
}

/** The remaining backups after one per night from a day on, pruned every night as on the server. */
function after(first: string, nights: number, isThere: (night: number) => boolean = () => true): string[] {
  let all: StoredBackup[] = []
  let now = ''
  for (let night = 0; night < nights; night++) {
    if (!isThere(night)) continue
    now = new Date(Date.parse(`${first}T00:00:00Z`) + night * 86_400_000).toISOString()
    all.push(kept(now))
    const stays = left(all, now)
    all = all.filter(({ at }) => stays.includes(at.toISOString().slice(0, 16)))
  }
  return all.map(({ at }) => at.toISOString().slice(0, 10))
}

test('retention: after a year of nights, 7 days, 4 weeks and 12 months remain', () => {
  // 30 November 2026 is a Monday, the first day of the fourth week.
  expect(after('2025-12-01', 365)).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-15', '2026-11-22'],
    ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'],
  ])
})

test('retention: an unencrypted backup that is refused replaces no encrypted one of its period', () => {
  const plain = (at: string) => kept(at, { isRestorable: false })
  const now = '2026-11-30T12:00:00Z'
  const all = ['2026-11-28T01', '2026-11-29T01', '2026-11-30T01'].map((at) => kept(`${at}:00:00Z`))
  const planted = ['2026-11-29T02', '2026-11-30T02', '2026-11-30T03'].map((at) => plain(`${at}:00:00Z`))
  expect(left([...all, ...planted], now)).toEqual(left(all, now))
  expect(left([...all, plain('2026-11-20T01:00:00Z')], now)).toContain('2026-11-20T01:00')
})

test('retention: periods without a backup do not count', () => {
  const rare = after('2026-01-01', 200, (night) => night % 30 === 0)
  expect(rare).toEqual([
    '2026-01-01',
    '2026-01-31',
    '2026-03-02',
    '2026-04-01',
    '2026-05-01',
    '2026-05-31',
    '2026-06-30',
  ])
  // The site was off for half a year.
  expect(left([kept('2026-01-01T00:00Z')], '2026-07-01T00:00:00Z')).toHaveLength(1)
})

test.each<[why: string, all: StoredBackup[], left: string[]]>([
  ['no backups', [], []],
  [
    'keeps the newest of a day, including requested ones',
    [kept('2026-05-01T00:00Z'), kept('2026-05-01T09:00Z')],
    ['2026-05-01T09:00'],
  ],
  [
    'uses days of the time zone',
    // In Istanbul 2 May begins at 21:00Z.
    [kept('2026-05-01T20:59Z'), kept('2026-05-01T21:00Z'), kept('2026-05-02T20:00Z')],
    ['2026-05-01T20:59', '2026-05-02T20:00'],
  ],
  [
    'keeps an unverified backup, which counts for no day',
    [kept('2026-05-01T00:00Z'), kept('2026-05-01T09:00Z', { isProven: false })],
    ['2026-05-01T00:00', '2026-05-01T09:00'],
  ],
  [
    'keeps backups made before a restore for 30 days',
    [
      kept('2026-04-01T00:00Z', { isBeforeRestore: true }),
      kept('2026-05-01T00:00Z'),
      kept('2026-05-01T09:00Z', { isBeforeRestore: true }),
    ],
    ['2026-05-01T00:00', '2026-05-01T09:00'],
  ],
])('retention: %s', (_, all, stays) => {
  expect(left(all, '2026-05-03T00:00:00Z')).toEqual(stays)
})

test('retention: unverified backups are pruned after 30 days once a later one is verified', () => {
  const lone = kept('2026-04-01T00:00Z', { isProven: false })
  const before = kept('2026-04-01T09:00Z', { isProven: false, isBeforeRestore: true })
  expect(left([lone], '2026-05-03T00:00:00Z')).toHaveLength(1)
  expect(left([kept('2026-03-01T00:00Z'), lone], '2026-05-03T00:00:00Z')).toHaveLength(2)
  const sound = kept('2026-05-02T00:00Z')
  expect(left([lone, before, sound], '2026-04-30T00:00:00Z')).toHaveLength(3)
  expect(left([lone, before, sound], '2026-05-03T00:00:00Z')).toEqual(['2026-05-02T00:00'])
})

test('retention: weeks begin on Monday, also across a year', () => {
  const [sunday, monday, nextSunday] = ['2026-12-27', '2026-12-28', '2027-01-03']
  const later = Array.from({ length: 9 }, (_, i) => `2027-01-${String(4 + i).padStart(2, '0')}`)
  const all = [sunday, monday, nextSunday, ...later].map((day) => kept(`${day}T00:00Z`))
  // That Monday is in December.
  expect(
    left(all, '2027-01-12T01:00:00Z')
      .slice(0, 4)
      .map((at) => at.slice(0, 10)),
  ).toEqual([sunday, monday, nextSunday, '2027-01-06'])
})

test('backup names: parses exactly the names that it creates', () => {
  const at = new Date('2026-11-23T03:00:00.123Z')
  for (const isEncrypted of [true, false])
    for (const isBeforeRestore of [true, false]) {
      const name = backupName({ at, isEncrypted, isBeforeRestore })
      expect(parseBackupName(name)).toEqual({ name, at, isEncrypted, isBeforeRestore })
    }
  expect(backupName({ at, isEncrypted: true, isBeforeRestore: false })).toBe('backup-2026-11-23T03-00-00-123Z.tar.age')
  for (const name of [
    '',
    '..',
    'backup.tar',
    'backup-2026-13-23T03-00-00-123Z.tar',
    '../backup-2026-11-23T03-00-00-123Z.tar',
    'backup-2026-02-30T03-00-00-123Z.tar',
    'backup-2026-11-23T03-00-00-123Z.tar.sha256',
    'backup-2026-11-23T03-00-00-123Z.tar\n',
  ])
    expect(parseBackupName(name), name).toBeUndefined()
})
