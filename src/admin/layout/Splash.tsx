import { useEffect, useState } from 'react'
import { Mark } from '../../company/Mark.tsx'
import { SPLASH_MINIMUM } from '../../contract/constants.ts'
import { pictureFrom } from '../../contract/domain/pictures.ts'
import { useServices } from '../services.ts'
import styles from './Splash.module.css'

/** The logo, or else the brand, on the field. It is paint on top: nothing below waits for it, and readers do not hear of it. */
export function Splash() {
  const { site, logos, apiUrl } = useServices()
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={styles.splash} aria-hidden="true">
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
          <Mark on="field" size={64} />
          {site.name}
        </>
      )}
    </div>
  )
}

interface OpeningSplashProps {
  /** When the document was opened, in milliseconds of this page's clock. */
  openedAt: number
  /** While there is nothing else to show. */
  isNeeded: boolean
}

/** From the start the splash stands for a moment, however fast the rest is (the specification's section 9). */
export function OpeningSplash({ openedAt, isNeeded }: OpeningSplashProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), openedAt + SPLASH_MINIMUM - performance.now())
    return () => clearTimeout(timer)
  }, [openedAt])
  return isOver && !isNeeded ? null : <Splash />
}
