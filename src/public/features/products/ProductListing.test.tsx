import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../../tests/public/site.ts'
import { SiteContext } from '../../meta/SiteContext.ts'
import { ProductListing } from './ProductListing.tsx'

test('places of products that are on their way are laid out as the products will be', () => {
  const layoutOf = (loaded: Parameters<typeof ProductListing>[0]['loaded']) =>
    render(
      <SiteContext value={site}>
        <ProductListing loaded={loaded} empty="" level={2} />
      </SiteContext>,
    ).container.querySelector('ul')!.dataset.onPhones
  expect(layoutOf({ state: 'loading' })).toBe(layoutOf({ state: 'ready', data: [{ id: 1 }] }))
})
