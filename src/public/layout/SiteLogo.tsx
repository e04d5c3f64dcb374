import { type ReactNode, useState } from 'react'
import { logosOf, type ShownLogo } from '../../contract/domain/logos.ts'
import { Logo } from '../components/Logo.tsx'
import { usePictures } from '../media/pictureFacts.ts'
import { usePhoto } from '../media/usePhoto.ts'
import { useSite } from '../meta/SiteContext.ts'
import { useSiteSettings } from './siteSettings.ts'

/** The uploaded logos, for light and dark background; undefined if there is none or none can be loaded. */
export function useSiteLogo(): ReactNode {
  const { logoUrl, logoDarkUrl } = useSiteSettings()
  const pictures = usePictures()
  const [broken, setBroken] = useState<readonly string[]>([])
  const unlessBroken = (url: string | undefined) => (url && !broken.includes(url) ? url : null)
  const logos = logosOf(
    { logoUrl: unlessBroken(usePhoto(logoUrl).src), logoDarkUrl: unlessBroken(usePhoto(logoDarkUrl).src) },
    pictures,
  )
  if (logos.length === 0) return undefined
  return logos.map((logo) => (
    <SiteLogo key={logo.url} {...logo} onError={() => setBroken((before) => [...before, logo.url])} />
  ))
}

function SiteLogo({ url, onError, ...themes }: ShownLogo & { onError: () => void }) {
  const { name } = useSite()
  const pictures = usePictures()
  const { sources } = usePhoto(url)
  return <Logo src={url} name={name} size={pictures[url]} sources={sources} onError={onError} {...themes} />
}
