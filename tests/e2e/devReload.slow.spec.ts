import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../helpers/copyProject.ts'
import { TEST_TIMEOUT } from '../helpers/timeouts.ts'
import { DevServer } from './devServer.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

/** A mark on `window`, which is lost when the document is reloaded. */
interface Marked extends Window {
  isSameDocument?: boolean
}

test('npm run dev: styles and components are hot, and changes of the server, the contract and .env restart it', async ({
  page,
  pageErrors,
}) => {
  // Requests fail while the server restarts.
  pageErrors.expect(/./)
  const root = copyProject()
  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(from)
    writeFileSync(path, before.replace(from, to))
  }
  const dev = await DevServer.start(root)
  const footer = page.locator('footer').last()
  const mark = () =>
    page.evaluate(() => {
      ;(window as Marked).isSameDocument = true
    })
  const isSameDocument = () => page.evaluate(() => (window as Marked).isSameDocument === true)
  const poll = (read: () => Promise<unknown>) =>
    expect.poll(() => read().catch(() => undefined), { timeout: TEST_TIMEOUT })
  try {
    await page.goto(dev.url, { waitUntil: 'networkidle' })
    // Hydration keeps the attributes of the rendered page: an edit before it would not be seen.
    await untilHydrated(page)
    await mark()

    const sheet = 'src/public/components/Footer.module.css'
    edit(sheet, '.footer {', '.footer {\n  outline: 3px solid;')
    await poll(() => footer.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px')
    edit('src/public/components/Footer.tsx', '<footer', '<footer data-edited="yes"')
    await expect(footer).toHaveAttribute('data-edited', 'yes')
    expect(await isSameDocument()).toBe(true)
    expect(dev.restarts).toBe(0)

    const health = async () => (await fetch(`${dev.url}/api/health`)).headers.get('x-edited')
    edit('src/server/platform/http/operationsRoutes.ts', 'import ', "import { edited } from './edited.ts'\nimport ")
    edit(
      'src/server/platform/http/operationsRoutes.ts',
      "  const tags = ['operations']",
      "  app.addHook('onSend', async (_request, reply) => void reply.header('x-edited', edited))\n  const tags = ['operations']",
    )
    await expect
      .poll(() => dev.output, { timeout: TEST_TIMEOUT })
      .toMatch(/edited\.ts[\s\S]*starts again with the next change/)
    expect(await dev.isReady()).toBe(false)
    writeFileSync(join(root, 'src/server/platform/http/edited.ts'), 'export const edited = ;')
    await expect.poll(() => dev.output, { timeout: TEST_TIMEOUT }).toContain('SyntaxError')
    writeFileSync(join(root, 'src/server/platform/http/edited.ts'), "export const edited = 'yes'")
    await poll(dev.isReady).toBe(true)
    expect(await health()).toBe('yes')
    // The open page reloads by itself, and works.
    await poll(isSameDocument).toBe(false)
    await expect(footer).toHaveAttribute('data-edited', 'yes')

    edit('src/contract/i18n/site/contactPage.ts', "'Mesajı gönderin'", "'Edited'")
    await poll(async () => (await fetch(`${dev.url}/iletisim`)).text()).toContain('Edited')
    writeFileSync(join(root, '.env'), 'SITE_TIMEZONE=Moon/Crater\n')
    await expect.poll(() => dev.output, { timeout: TEST_TIMEOUT }).toContain('SITE_TIMEZONE must be')
    writeFileSync(join(root, '.env'), 'SITE_NAME=Edited Farm\n')
    await poll(async () => (await fetch(dev.url)).text()).toContain('Edited Farm')
  } finally {
    await page.goto('about:blank')
    await dev.remove()
    rmSync(root, { recursive: true, force: true })
  }
})
