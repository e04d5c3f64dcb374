import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser that tests drive: `CHROMIUM`, else a common place. Undefined when there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))

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
