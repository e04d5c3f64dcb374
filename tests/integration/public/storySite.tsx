import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { samplePhoto } from '../../../src/design-system/workshop/samples.tsx'
import { SiteContext } from '../../../src/public/meta/SiteContext.ts'
import { site } from './site.ts'

/** Decorator of stories whose components read the site's settings. */
export const onSite = (Story: ComponentType) => (
  <MemoryRouter>
    <SiteContext value={{ ...site, url: window.location.origin }}>
      <Story />
    </SiteContext>
  </MemoryRouter>
)

/** A picture on the site's own server: components show no others. */
export const hostedPhoto = URL.createObjectURL(
  new Blob([decodeURIComponent(samplePhoto(900, 600).split(',', 2)[1]!)], { type: 'image/svg+xml' }),
)
