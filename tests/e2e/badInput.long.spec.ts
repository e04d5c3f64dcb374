import { problems, validation } from '../../src/contract/i18n/shared/messages.ts'
import { ADMIN } from '../siteServer.ts'
import { expect, test } from './fixtures.ts'
import { ProductForm, texts, words } from './productForm.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/products/new')
})

test('an empty name is refused under its field, and the rest stays', async ({ page }) => {
  const form = new ProductForm(page)
  await form.field('description').fill('Adı sonra gelecek.')
  await form.save()
  const name = form.field('name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(validation.required)
  await expect(form.field('description')).toHaveValue('Adı sonra gelecek.')
  await expect(page).toHaveURL('/admin/products/new')
})

test('text that is too long is refused under its field, and nothing of it is lost', async ({ page }) => {
  const form = new ProductForm(page)
  const long = 'ş'.repeat(501)
  await form.field('name').fill(long)
  await form.save()
  await expect(form.field('name')).toHaveAccessibleDescription(validation.tooLong(500))
  await expect(form.field('name')).toHaveValue(long)
})

test('text posing as a picture is refused in a sentence, and the rest stays', async ({ page, noise }) => {
  noise.expect(/415/)
  const form = new ProductForm(page)
  await form.field('name').fill('Resimsiz')
  const buffer = Buffer.from('Ben bir resim değilim.')
  await form.field('imageUrl').setInputFiles({ name: 'sensor.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(problems.notAPicture)).toBeVisible()
  await expect(form.field('name')).toHaveValue('Resimsiz')
})

test('an unknown id and one that is none are said in words', async ({ page, noise }) => {
  noise.expect(/404/)
  await page.goto('/admin/products/edit/999999')
  await expect(page.getByText(texts.notFound)).toBeVisible()
  await page.goto('/admin/products/edit/abc')
  await expect(page.getByText(texts.invalidId)).toBeVisible()
})

test('a wrong password says so, and the e-mail stays', async ({ page, noise }) => {
  noise.expect(/401/)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await page.locator('[name=email]').fill(ADMIN.email)
  await page.locator('[name=password]').fill('yanlis')
  await page.locator('[name=password]').press('Enter')
  await expect(page.getByText(words.account.wrongCredentials)).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue(ADMIN.email)
})
