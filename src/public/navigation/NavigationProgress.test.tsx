import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'

const probe = buildProduct({ slug: 'kok-6', name: 'Kök 6 toprak sondası' })
const visits = prepareVisits({ products: [probe] })

test('navigation: announces the title of the new page when it is shown, not of the previous page', async () => {
  await visits.open('/urunler')
  const announcements: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
      if (status) announcements.push(status.textContent)
    }
  })
  observer.observe(document.body, { characterData: true, childList: true, subtree: true })
  const release = visits.api.hold('/products/kok-6')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /Kök 6/ }))
  await screen.findByText(siteTexts.loading)
  release()
  await screen.findByRole('heading', { level: 1, name: probe.name! })
  await screen.findByText(document.title, { selector: '[role=status]' })
  expect(announcements).toEqual([siteTexts.loading, document.title])
  observer.disconnect()
})
