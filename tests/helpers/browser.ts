import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PLACES = [
  // Chromium's headless shell: the tests of the site take half as long with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of the browser for tests: `CHROMIUM`, else a common path, else Playwright's own. Undefined if there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))

/** Launch options for Playwright; without background networking, so that a closed network does not matter. */
export const browserOptions = () => ({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Finds a browser. As root on Debian it installs a missing one, with a message; otherwise throws an error with the command to run. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? (installDebianChromium() ? findBrowser() : undefined)
  if (found) return found
  throw new Error(
    'No Chromium to test with: install one ("apt-get install chromium-headless-shell" or "npx playwright install chromium") or name it in CHROMIUM.',
  )
}

function installDebianChromium(): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.warn(
    "No Chromium found: installing Debian's chromium-headless-shell with apt-get. Set CHROMIUM to use another browser.",
  )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' }).status === 0
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
}
