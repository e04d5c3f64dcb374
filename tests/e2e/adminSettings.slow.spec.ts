import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { iconTexts } from '../../src/contract/i18n/admin/icons.ts'
import { mailTexts } from '../../src/contract/i18n/admin/mail.ts'
import { resourceTexts, singletonTexts } from '../../src/contract/i18n/admin/resources.ts'
import { resources } from '../../src/contract/resources/index.ts'
import { contactInfo } from '../../src/contract/singletons/contactInfo.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'

const HOMEPAGE = '/admin/settings/homepage'

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M8 4h64v12H8z"/></svg>'),
}

const field = (page: Page, name: string): Locator =>
  page.locator(`:is(input, textarea)[name="${name}"]:not([type=radio])`)

/** Clicks a delete button, and accepts the browser's dialog after comparing its message. */
async function remove(page: Page, button: Locator, question: string) {
  page.once('dialog', (dialog) => dialog.accept())
  const dialogEvent = page.waitForEvent('dialog')
  await button.click()
  expect((await dialogEvent).message()).toBe(question)
}

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const messages = adminTexts[language]
    const services = resourceTexts(resources.services, language)
    const slides = resourceTexts(resources.slides, language)
    const save = (page: Page) => page.getByRole('button', { name: messages.form.save, exact: true }).click()
    const isSaved = (page: Page) =>
      expect(page.getByText(new RegExp(`^${messages.form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
    const isUploaded = (page: Page) =>
      expect(page.getByAltText(messages.image.preview)).toHaveAttribute('src', /^\/uploads\//)
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(({ page, signIn }) => signIn(page, language))

    test('services: a service with an icon is created, shown on the site and deleted', async ({ page }) => {
      const name = `Sera danışmanlığı ${width}`
      await page.goto('/admin/services/new')
      await field(page, 'name').fill(name)
      await page.getByRole('searchbox', { name: messages.icon.search }).fill(iconTexts[language].maintenance)
      await page.getByRole('radio', { name: iconTexts[language].maintenance }).check()
      await save(page)
      await page.waitForURL('**/admin/services')
      await expect(page.getByRole('img', { name: iconTexts[language].maintenance })).toBeVisible()
      expect(await (await page.request.get('/hizmetler')).text()).toContain(name)

      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('radio', { name: iconTexts[language].maintenance })).toBeChecked()
      await remove(page, page.getByRole('button', { name: services.remove }), services.confirmRemove)
      await page.waitForURL('**/admin/services')
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
      expect(await (await page.request.get('/hizmetler')).text()).not.toContain(name)
    })

    test('slides: a slide is moved last and first, and its form leads back to the list', async ({ page }) => {
      const title = `Ölçmeden sulamayın ${width}`
      const rows = page
        .getByRole('main')
        .getByRole('link', { name: /\S/ })
        .and(page.locator(`[href^="${HOMEPAGE}/edit/"]`))
      await page.goto(HOMEPAGE)
      await page.getByRole('link', { name: slides.add }).click()
      await expect(field(page, 'displayOrder')).toHaveValue('50')
      await field(page, 'title').fill(title)
      await save(page)
      await expect(page.getByText(messages.image.required)).toBeVisible()
      await field(page, 'imageUrl').setInputFiles(await picture())
      await isUploaded(page)
      await save(page)
      await page.waitForURL(`**${HOMEPAGE}`)
      await page.getByRole('link', { name: title, exact: true }).click()
      await field(page, 'displayOrder').fill('1')
      await save(page)
      await page.waitForURL(`**${HOMEPAGE}`)
      await expect(rows.first()).toHaveText(title)
      const home = await (await page.request.get('/')).text()
      expect(home).toContain(title)
      await page.getByRole('button', { name: `${messages.list.actions}: ${title}` }).click()
      await remove(page, page.getByRole('menuitem', { name: messages.list.remove }), slides.confirmRemove)
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
    })

    test('company profile: a change is on the site at the next request', async ({ page }) => {
      await page.goto('/admin/settings/about')
      const before = await field(page, 'title').inputValue()
      const after = `Toprağı dinleriz ${width}`
      await field(page, 'title').fill(after)
      await save(page)
      await isSaved(page)
      expect(await (await page.request.get('/hakkimizda')).text()).toContain(after)
      await field(page, 'title').fill(before)
      await save(page)
      await isSaved(page)
    })

    test('notifications: turned on, tested, and turned off with their address', async ({ page, pageErrors }) => {
      pageErrors.expect(/503/)
      const address = field(page, 'notificationTargetEmail')
      const isOn = page.getByLabel(singletonTexts(contactInfo, language).fields.enableContactFormNotifications!)
      await page.goto('/admin/settings/contact')
      await expect(address).toBeDisabled()
      const phone = await field(page, 'phoneNumber').inputValue()
      await field(page, 'phoneNumber').fill(`0322 000 ${width}`)
      await isOn.check()
      await address.fill('kutu@example.com')
      await save(page)
      await isSaved(page)
      expect(await (await page.request.get('/iletisim')).text()).toContain(`0322 000 ${width}`)
      await page.getByRole('button', { name: messages.contact.testMail }).click()
      await expect(page.getByText(mailTexts.notConfigured)).toBeVisible()
      await isOn.uncheck()
      await expect(address).toBeDisabled()
      await expect(address).toHaveValue('')
      await field(page, 'phoneNumber').fill(phone)
      await save(page)
      await isSaved(page)
      await page.reload()
      await expect(address).toHaveValue('')
    })

    test('logo: an SVG is uploaded, shown on the site and removed', async ({ page }) => {
      await page.goto('/admin/settings/site')
      await field(page, 'logoUrl').setInputFiles(LOGO)
      await isUploaded(page)
      await expect(page.getByText(messages.image.faintOnDark)).toBeVisible()
      await save(page)
      await isSaved(page)
      expect(await (await page.request.get('/')).text()).toMatch(/<img[^>]+src="\/uploads\/[0-9a-f]+\.svg"/)
      await page.getByRole('button', { name: messages.image.remove }).click()
      await save(page)
      await isSaved(page)
      expect(await (await page.request.get('/')).text()).not.toMatch(/src="\/uploads\/[0-9a-f]+\.svg"/)
    })

    test('account: the password is changed twice', async ({ page, pageErrors }) => {
      pageErrors.expect(/400/)
      const { passwordChange } = messages
      const change = async (current: string, next: string, repeat = next) => {
        await field(page, 'currentPassword').fill(current)
        await field(page, 'newPassword').fill(next)
        await field(page, 'confirmNewPassword').fill(repeat)
        await page.getByRole('button', { name: passwordChange.save }).click()
      }
      await page.goto('/admin/settings/account')
      await change(ADMIN.password, 'yeni-sifre', 'baska-sifre')
      await expect(page.getByText(passwordChange.differ)).toBeVisible()
      await change('yanlis-sifre', 'yeni-sifre')
      await expect(page.getByText(passwordChange.wrong)).toBeVisible()
      await change(ADMIN.password, 'yeni-sifre')
      await expect(page.getByText(passwordChange.done)).toBeVisible()
      await change('yeni-sifre', ADMIN.password)
      await expect(field(page, 'currentPassword')).toHaveValue('')
      await expect(page.getByText(passwordChange.done)).toBeVisible()
    })

    test('form: a conflicting save shows both versions, and stores the chosen values', async ({
      page,
      signIn,
      pageErrors,
    }) => {
      pageErrors.expect(/409/, /siz düzenlerken değiştirildi/)
      const { fields } = services
      const as = await signIn(page, language)
      const call = async (method: 'get' | 'put', data?: object) =>
        (await page.request[method]('/api/services/1', { data, ...as })).json()
      const before = await call('get')
      await page.goto('/admin/services/edit/1')
      await field(page, 'name').fill(`${before.name} X`)
      await field(page, 'description').fill('Benim açıklamam.')
      await call('put', { name: 'Onun adı', description: 'Onun açıklaması.', shortDescription: 'Yalnız o yazdı.' })
      await save(page)

      const dialog = page.getByRole('dialog', { name: messages.conflict.title })
      const versions = (name: string) =>
        dialog.getByRole('group', { name: fields[name]!, exact: true }).locator('label')
      await expect(versions('name')).toContainText([`${before.name} X`, 'Onun adı'])
      await expect(versions('description')).toContainText(['Benim açıklamam.', 'Onun açıklaması.'])
      await expect(versions('shortDescription')).toContainText([before.shortDescription, 'Yalnız o yazdı.'])
      await expectNoHorizontalOverflow(page)
      await versions('description').getByRole('radio', { name: messages.conflict.theirs }).check()
      await dialog.getByRole('button', { name: messages.conflict.save }).click()
      await isSaved(page)
      await expect(field(page, 'description')).toHaveValue('Onun açıklaması.')
      const chosen = { name: `${before.name} X`, description: 'Onun açıklaması.', shortDescription: 'Yalnız o yazdı.' }
      expect(await call('get')).toMatchObject(chosen)
      const { name, description, shortDescription } = before
      await call('put', { name, description, shortDescription })
    })
  })
