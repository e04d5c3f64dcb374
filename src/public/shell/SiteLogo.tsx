import { Logo } from '@filiz/design-system/Logo'
import { useState } from 'react'
import { useSite } from '../document/SiteContext.ts'
import { usePictures } from '../pictures/PicturesContext.ts'
import { usePhoto } from '../pictures/usePhoto.ts'
import { useSiteSettings } from './siteSettings.ts'

/** The administrator's logo; undefined where there is none, or where it does not come. */
export function useSiteLogo() {
  const { name } = useSite()
  const { logoUrl } = useSiteSettings()
  const pictures = usePictures()
  const { src, sources } = usePhoto(logoUrl)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (!src || src === brokenUrl) return undefined
  return <Logo src={src} name={name} size={pictures[src]} sources={sources} onBroken={() => setBrokenUrl(src)} />
}
