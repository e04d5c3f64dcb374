import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { panelSearchTexts } from '../../src/contract/i18n/admin/panelSearch.ts'
import { resourceTexts, singletonTexts } from '../../src/contract/i18n/admin/resources.ts'
import { products } from '../../src/contract/resources/products.ts'
import { contactInfo } from '../../src/contract/singletons/contactInfo.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { demoProduct } from './routes.ts'

test.use({ bypassCSP: true }) // for axe

for (const language of ['tr', 'en'] as const)
  test(`panel search in ${language}: records, settings and pages, by keyboard and mouse`, async ({ page, signIn }) => {
    const texts = panelSearchTexts[language]
    await signIn(page, language)
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: adminTexts[language].menu.search })).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: texts.title })
    const field = dialog.getByRole('combobox', { name: texts.field })
    await expect(field).toBeFocused()
    await field.fill(demoProduct.name)
    const found = dialog.getByRole('group', { name: resourceTexts(products, language).many })
    await expect(found.getByRole('option', { name: demoProduct.name }).first()).toBeVisible()
    await expectAccessible(page, { when: 'with results' })
    await found.getByRole('option', { name: demoProduct.name }).first().click()
    await expect(page).toHaveURL(/\/admin\/products\/edit\/\d+$/)
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: adminTexts[language].menu.search }).click()
    const { title, fields } = singletonTexts(contactInfo, language)
    await field.fill(`${title} ${String(Object.values(fields)[0])}`)
    await expect(dialog.getByRole('option', { name: title }).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/settings/contact')
    await page.keyboard.press('Control+k')
    await field.fill('zzzqqq')
    await expect(dialog.getByText(texts.nothing).last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
