import { useEffect, useState } from 'react'
import { Mark } from '../../company/Mark.tsx'
import { SPLASH_MINIMUM } from '../../contract/constants.ts'
import { iconInPage } from '../../contract/domain/brand.ts'
import { pictureFrom } from '../../contract/domain/pictures.ts'
import { useServices } from '../services.ts'
import styles from './Layout.module.css'

/** Loading screen: the logo, else the brand. It covers the panel without blocking it, and is hidden from screen readers. */
export function LoadingScreen() {
  const { site, logos, apiUrl } = useServices()
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={`on-field brand ${styles.splash}`} aria-hidden="true">
      {logos.length > 0 && !isBroken ? (
        logos.map(({ url, only, plate }) => (
          <img
            key={url}
            className={styles.logo}
            data-only={only}
            data-plate={plate}
            loading={only && 'lazy'}
            src={pictureFrom(apiUrl, url)}
            alt=""
            onError={() => setBroken(true)}
          />
        ))
      ) : (
        <>
          <Mark on="field" size={64} icon={iconInPage(site)} />
          {site.name}
        </>
      )}
    </div>
  )
}

interface OpeningScreenProps {
  /** Time of the document's start (`performance.now()`). */
  openedAt: number
  /** True until there is something else to show. */
  isNeeded: boolean
}

/** Loading screen at the start, with a minimum duration (docs/product.md, section 9). */
export function OpeningScreen({ openedAt, isNeeded }: OpeningScreenProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), openedAt + SPLASH_MINIMUM - performance.now())
    return () => clearTimeout(timer)
  }, [openedAt])
  return isOver && !isNeeded ? null : <LoadingScreen />
}
