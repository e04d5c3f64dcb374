import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { site } from '../../../tests/public/site.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { SiteContext } from '../meta/SiteContext.ts'
import { CardListSkeleton } from './skeletons.tsx'

test('card list skeleton: has the layout of the cards on phones', () => {
  const layoutOf = (list: ReactElement) =>
    render(<SiteContext value={site}>{list}</SiteContext>).container.querySelector('ul')!.dataset.onPhones
  expect(layoutOf(<CardListSkeleton />)).toBe(layoutOf(<ProductCards products={[{ id: 1 }]} level={2} />))
})
