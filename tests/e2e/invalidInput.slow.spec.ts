import { problems, validation } from '../../src/contract/i18n/shared/messages.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { expect, test } from './fixtures.ts'
import { messages, ProductForm, texts } from './productForm.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/products/new')
})

test('form: an empty name is rejected beside its field, and other values are kept', async ({ page }) => {
  const form = new ProductForm(page)
  await form.field('description').fill('Adı sonra gelecek.')
  await form.save()
  const name = form.field('name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(validation.required)
  await expect(form.field('description')).toHaveValue('Adı sonra gelecek.')
  await expect(page).toHaveURL('/admin/products/new')
})

test('form: a text that is too long is rejected beside its field and kept', async ({ page }) => {
  const form = new ProductForm(page)
  const long = 'ş'.repeat(501)
  await form.field('name').fill(long)
  await form.save()
  await expect(form.field('name')).toHaveAccessibleDescription(validation.tooLong(500))
  await expect(form.field('name')).toHaveValue(long)
})

test('form: a text file with an image name is rejected, and other values are kept', async ({ page, pageErrors }) => {
  pageErrors.expect(/415/)
  const form = new ProductForm(page)
  await form.field('name').fill('Resimsiz')
  const buffer = Buffer.from('Ben bir resim değilim.')
  await form.field('imageUrl').setInputFiles({ name: 'sensor.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(problems.notAPicture)).toBeVisible()
  await expect(form.field('name')).toHaveValue('Resimsiz')
})

test('form: unknown and malformed ids show a message', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/)
  await page.goto('/admin/products/edit/999999')
  await expect(page.getByText(texts.notFound)).toBeVisible()
  await page.goto('/admin/products/edit/abc')
  await expect(page.getByText(texts.invalidId)).toBeVisible()
})

test('sign-in: a wrong password shows a message, and the email is kept', async ({ page, pageErrors }) => {
  pageErrors.expect(/401/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await page.locator('[name=email]').fill(ADMIN.email)
  await page.locator('[name=password]').fill('yanlis')
  await page.locator('[name=password]').press('Enter')
  await expect(page.getByText(messages.account.wrongCredentials)).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue(ADMIN.email)
})
