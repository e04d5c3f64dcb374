import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OperatorError } from './operatorError.ts'
import { readProcessSettings, readSettings, settingNames } from './settings.ts'

test('settings: an unreadable .env is refused with one line', () => {
  expect(() => readProcessSettings(import.meta.dirname)).toThrow(OperatorError)
  expect(() => readProcessSettings(import.meta.dirname)).toThrow(/^\.env: the file cannot be read [^\n]+$/)
})

describe('settings', () => {
  test('have the defaults of the contract', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '0.0.0.0',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      DATABASE_URL: 'sqlite:data/filiz.sqlite',
      ADMIN_EMAIL: 'admin@example.com',
      SESSION_IDLE: 12,
      SESSION_LIFETIME: 30,
      REQUIRE_SECOND_FACTOR: false,
      DEMO_CONTENT: true,
      SITE_NAME: 'Filiz Tarım Teknolojileri',
      ASSISTANT_NAME: 'Filiz',
      SITE_TIMEZONE: 'Europe/Istanbul',
      TRUST_PROXY: [],
      RATE_LIMITS: true,
      LOG_LEVEL: 'info',
      VITE_API_URL: '/api',
    })
  })

  test('derive defaults from each other', () => {
    expect(readSettings({ PORT: '8080', DATA_DIR: '/var/site' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:8080',
      DATABASE_URL: 'sqlite:/var/site/filiz.sqlite',
    })
  })

  test('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', ADMIN_PASSWORD: ' ', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  test.each([
    ['HOST', 'a b'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['PUBLIC_URL', 'https://user@example.com'],
    ['PUBLIC_URL', 'https://example.com/?a=1'],
    ['PUBLIC_URL', 'https://*.example.com'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'data.sqlite'],
    ['DATABASE_URL', 'sqlite://data/site.sqlite'],
    ['DATABASE_URL', 'postgres://'],
    ['STORAGE_URL', '/var/uploads'],
    ['STORAGE_URL', 's3://'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'beşli'],
    ['SESSION_IDLE', '0'],
    ['SESSION_IDLE', '-1'],
    ['SESSION_IDLE', '9000'],
    ['SESSION_LIFETIME', '0'],
    ['SESSION_LIFETIME', 'forever'],
    ['REQUIRE_SECOND_FACTOR', 'on'],
    ['DEMO_CONTENT', 'yes'],
    ['SITE_NAME', 'a'.repeat(101)],
    ['SITE_TIMEZONE', 'Europe/Nowhere'],
    ['AI_PROVIDER', 'oracle'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['AI_BASE_URL', 'http://user:password@localhost:11434/v1'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'a@example.com>'],
    ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
    ['MAP_HOSTS', 'http://maps.example.com'],
    ['MAP_HOSTS', 'maps.example.com/path'],
    ['MAP_HOSTS', 'bad host'],
    ['MAP_HOSTS', '*.example.com'],
    ['MAP_HOSTS', 'maps.example.com;tiles.example.com'],
    ['VISITS', 'yes'],
    ['VISITS_SCRIPT', 'https://stats.example.com/script.js'],
    ['VISITS_SCRIPT', '<script src="http://stats.example.com/script.js"></script>'],
    ['VISITS_SCRIPT', '<script src="https://stats.example.com/script.js" onload="alert(1)"></script>'],
    ['VISITS_SCRIPT', '<script src="https://stats.example.com/script.js">alert(1)</script>'],
    ['VISITS_HOSTS', 'http://api.example.com'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0'],
    ['RATE_LIMITS', 'maybe'],
    ['CDN_TAG_HEADER', 'X-Tags'],
    ['CDN_PURGE_URL', 'cdn.example.com'],
    ['CDN_PURGE_URL', 'https://a:b@cdn.example.com'],
    ['CDN_PURGE_TOKEN', 'a b'],
    ['CDN_PURGE_KIND', 'akamai'],
    ['LOG_LEVEL', 'loud'],
    ['VITE_API_URL', '/other'],
    ['VITE_API_URL', 'api.example.com'],
    ['VITE_API_URL', 'https://user:password@api.example.com'],
    ['VITE_API_URL', 'https://api.example.com/?v=1'],
  ])('%s=%j is refused with one line that says how to fix it', (name, value) => {
    const refuse = () => readSettings({ [name]: value })
    expect(refuse).toThrow(OperatorError)
    expect(refuse).toThrow(new RegExp(`^Settings: ${name} must be [^\\n]{5,}\\.$`))
  })

  test.each([
    ['AI_MODEL', { AI_BASE_URL: 'http://localhost:11434/v1' }],
    ['AI_BASE_URL', { AI_MODEL: 'llama' }],
    ['AI_API_KEY', { AI_PROVIDER: 'google', AI_MODEL: 'gemini' }],
    ['CDN_TAG_HEADER', { CDN_PURGE_URL: 'https://cdn.example.com' }],
    ['CDN_PURGE_URL', { CDN_PURGE_TOKEN: 'a' }],
    ['CDN_PURGE_URL', { CDN_PURGE_KIND: 'fastly', CDN_TAG_HEADER: 'Surrogate-Key' }],
    [
      'CDN_PURGE_TOKEN',
      {
        CDN_PURGE_KIND: 'bunny',
        CDN_TAG_HEADER: 'CDN-Tag',
        CDN_PURGE_URL: 'https://api.bunny.net/pullzone/1/purgeCache',
      },
    ],
  ])('%s is required by %j', (name, settings) => {
    expect(() => readSettings(settings)).toThrow(`${name} must be set`)
  })

  test('the tag header is the one that the CDN reads', () => {
    const given = { CDN_PURGE_KIND: 'cloudflare', CDN_PURGE_URL: 'https://cdn.example.com', CDN_PURGE_TOKEN: 'a' }
    expect(() => readSettings({ ...given, CDN_TAG_HEADER: 'CDN-Tag' })).toThrow('CDN_TAG_HEADER must be Cache-Tag')
    expect(readSettings({ ...given, CDN_TAG_HEADER: 'Cache-Tag' })).toMatchObject(given)
  })

  test('are parsed', () => {
    const settings = readSettings({
      PUBLIC_URL: 'HTTPS://www.Example.com/',
      DATABASE_URL: 'postgres://a:b@db/c',
      TRUST_PROXY: '10.0.0.0/8, loopback ::1',
      RATE_LIMITS: 'OFF',
      DEMO_CONTENT: 'False',
      MAP_HOSTS: 'maps.example.com https://Tiles.example.com:8443, https://haritalar',
      MAIL_FROM: '"Filiz, A.Ş." <site@example.com>',
      VISITS_SCRIPT:
        '<script data-goatcounter="https://filiz.goatcounter.com/count"\n async src="//gc.zgo.at/count.js"></script>',
      VITE_API_URL: 'https://api.example.com/v1/',
    })
    expect(settings).toMatchObject({
      PUBLIC_URL: 'https://www.example.com',
      DATABASE_URL: 'postgres://a:b@db/c',
      TRUST_PROXY: ['10.0.0.0/8', 'loopback', '::1'],
      RATE_LIMITS: false,
      DEMO_CONTENT: false,
      MAP_HOSTS: ['https://maps.example.com', 'https://tiles.example.com:8443', 'https://haritalar'],
      MAIL_FROM: '"Filiz, A.Ş." <site@example.com>',
      VISITS_SCRIPT: {
        attributes: [
          ['data-goatcounter', 'https://filiz.goatcounter.com/count'],
          ['async', ''],
          ['src', 'https://gc.zgo.at/count.js'],
        ],
        origins: ['https://filiz.goatcounter.com', 'https://gc.zgo.at'],
      },
      VITE_API_URL: 'https://api.example.com/v1',
    })
  })

  test('a refusal contains no secret', () => {
    for (const settings of [
      { ADMIN_PASSWORD: 'gizl1' },
      { DATABASE_URL: 'mysql://u:gizl1@h/d' },
      { SMTP_URL: 'x://gizl1' },
    ])
      expect(() => readSettings(settings)).toThrow(/^((?!gizl1).)*$/)
  })

  test('come from .env if the environment does not set them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'))
    const file = join(folder, '.env')
    writeFileSync(file, '# ours\nSITE_NAME="Başka Ad"\nPORT=4000\nASSISTANT_NAME=Tohum\n')
    process.env.ASSISTANT_NAME = 'Başak'
    try {
      expect(readProcessSettings(file)).toMatchObject({ SITE_NAME: 'Başka Ad', PORT: 4000, ASSISTANT_NAME: 'Başak' })
      expect(existsSync(join(folder, 'none'))).toBe(false)
      expect(readProcessSettings(join(folder, 'none')).SITE_NAME).toBe('Filiz Tarım Teknolojileri')
    } finally {
      delete process.env.ASSISTANT_NAME
      rmSync(folder, { recursive: true })
    }
  })

  test('are exactly those of .env.example', () => {
    const example = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8')
    const shown = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(shown.sort()).toEqual([...settingNames].sort())
  })
})
