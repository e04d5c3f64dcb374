import { language } from '../../../company/identity.ts'
import { THEME_COLOURS } from '../../../contract/constants.ts'
import type { Site } from '../../../contract/site.ts'

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What home screens are told about the site (W3C, "Web Application Manifest"). */
export const writeManifest = ({ name }: Site, tagline: string): string =>
  JSON.stringify({
    id: '/',
    name,
    description: tagline,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(192, 'maskable'),
      png(512, 'maskable'),
    ],
  })
