import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Sources that run in production, without the tool for another company's site. */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(test|stories)\.tsx?$|^src\/server\/cli\/init\//.test(path))

  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** Dangerous APIs, and the few files that may use them. */
describe('sources', () => {
  it('all files are read', () => expect(sources.length).toBeGreaterThan(500))

  it('no child processes but our own, and no eval', () => {
    // SVG is rendered with a timeout, by a process of our own beside the server.
    expect(naming(/node:child_process|['"]child_process/)).toEqual(['src/server/features/media/svg/rasterizeSvg.ts'])
    expect(naming(/\beval\(|\bnew Function\b|node:vm\b|\bsetTimeout\(\s*['"`]/)).toEqual([])
  })

  it('raw HTML is set in known files only', () => {
    // The mark is a file of the company; the other two keep what React rendered on the server.
    expect(
      naming(/dangerouslySetInnerHTML=|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/),
    ).toEqual(['src/company/Mark.tsx', 'src/public/components/MarkdownText.tsx'])
  })

  it('no Math.random for secrets', () => {
    // Jitter of the pause between retries.
    expect(naming(/Math\.random\(/)).toEqual(['src/server/platform/storage/s3.ts'])
  })

  it('no weak algorithms', () => {
    // Codes of authenticator apps (RFC 6238): HMAC does not depend on collision resistance.
    expect(naming(/['"](md5|sha-?1|des|rc4|aes-\d+-(ecb|cbc))['"]/i)).toEqual(['src/server/features/auth/totp.ts'])
  })

  it('certificates are always verified', () => {
    expect(naming(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
  })

  it('no cross-window messages', () => {
    expect(naming(/addEventListener\(\s*['"]message['"]|\.postMessage\(|onmessage\s*=/)).toEqual([])
  })
})
