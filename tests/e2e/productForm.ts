import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { products } from '../../src/contract/resources/products.ts'

export const messages = adminTexts.tr
export const texts = resourceTexts(products, 'tr')

/** The panel's product form. Fields have the names of docs/contract.md, section 4. */
export class ProductForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  field(name: keyof typeof products.fields): Locator {
    return this.page.locator(`:is(input, textarea)[name="${name}"]`)
  }

  async addSpec(row: number, name: string, value: string): Promise<void> {
    await this.page.getByRole('button', { name: messages.specs.add }).click()
    await this.page.locator(`[name="specs.${row}.name"]`).fill(name)
    await this.page.locator(`[name="specs.${row}.value"]`).fill(value)
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: messages.form.save }).click()
  }

  /** Clicks delete, and accepts or dismisses the browser's dialog. */
  async remove({ confirm }: { confirm: boolean }): Promise<string> {
    const question = this.page.waitForEvent('dialog')
    const pressed = this.page.getByRole('button', { name: texts.remove }).click()
    const dialog = await question
    await (confirm ? dialog.accept() : dialog.dismiss())
    await pressed
    return dialog.message()
  }
}
