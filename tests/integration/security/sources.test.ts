import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What runs in production, but for the tool that makes another company's site. */
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.(test|stories)\.tsx?$|^src\/server\/cli\/init\//.test(path))

  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const naming = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** What is wrong wherever it stands, whatever else is tried: a reader finds the few places that may. */
describe('the sources', () => {
  it('sources: all files are read', () => expect(sources.length).toBeGreaterThan(500))

  it('sources: no child processes but our own, and no eval', () => {
    // SVG is rendered with a timeout, by a process of our own beside the server.
    expect(naming(/node:child_process|['"]child_process/)).toEqual(['src/server/features/media/svg/rasterizeSvg.ts'])
    expect(naming(/\beval\(|\bnew Function\b|node:vm\b|\bsetTimeout\(\s*['"`]/)).toEqual([])
  })

  it('sources: raw HTML is set in known files only', () => {
    // The mark is a file of the company; the other two keep what React rendered on the server.
    expect(
      naming(/dangerouslySetInnerHTML=|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/),
    ).toEqual(['src/company/Mark.tsx', 'src/public/components/PostArticle.tsx'])
  })

  it('sources: no Math.random for secrets', () => {
    // A pause between retries.
    expect(naming(/Math\.random\(/)).toEqual(['src/server/platform/storage/s3.ts'])
  })

  it('sources: no weak algorithms', () => {
    // The codes of authenticator apps (RFC 6238), whose HMAC rests on no collision.
    expect(naming(/['"](md5|sha-?1|des|rc4|aes-\d+-(ecb|cbc))['"]/i)).toEqual(['src/server/features/auth/totp.ts'])
  })

  it('sources: certificates are always verified', () => {
    expect(naming(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
  })

  it('sources: no cross-window messages', () => {
    expect(naming(/addEventListener\(\s*['"]message['"]|\.postMessage\(|onmessage\s*=/)).toEqual([])
  })
})
