import type { Decorator } from '@storybook/react-vite'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { samplePhoto } from '../../../src/design-system/workshop/samples.tsx'
import { LocaleContext } from '../../../src/public/i18n/locale.ts'
import { SiteContext } from '../../../src/public/meta/SiteContext.ts'
import { site } from './site.ts'

/** Decorator of stories whose components read the site's settings or the language of the page (the toolbar's `locale`). */
export const onSite: Decorator = (Story, { globals: { locale } }) => (
  <MemoryRouter>
    <LocaleContext value={locale}>
      <SiteContext value={{ ...site, url: window.location.origin }}>
        <Suspense>
          <Story />
        </Suspense>
      </SiteContext>
    </LocaleContext>
  </MemoryRouter>
)

/** A picture on the site's own server: components show no others. */
export const hostedPhoto = URL.createObjectURL(
  new Blob([decodeURIComponent(samplePhoto(900, 600).split(',', 2)[1]!)], { type: 'image/svg+xml' }),
)
