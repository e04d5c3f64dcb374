import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './SplashScreen.module.css'

export interface SplashScreenProps {
  name: string
  mark: ReactNode
  /** An uploaded logo, in place of mark and name. */
  logo?: ReactNode
  /** Stays until this is false: the site's settings are still loading. */
  isHeld?: boolean
}

/**
 * The company's mark over the page at its first load, removed by a CSS animation. The page behind is complete: it takes no
 * clicks, no focus and needs no script.
 */
export function SplashScreen({ name, mark, logo, isHeld = false }: SplashScreenProps) {
  const [isGone, setGone] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // The animation may have ended before hydration.
  useEffect(() => {
    const animations = root.current?.getAnimations?.()
    if (animations?.every(({ playState }) => playState === 'finished')) setGone(true)
  }, [])
  if (isGone) return null
  return (
    <div
      ref={root}
      className={styles.splash}
      aria-hidden="true"
      data-splash={isHeld ? 'held' : 'clearing'}
      onAnimationEnd={() => setGone(true)}
    >
      {logo ? (
        <div className={styles.logo}>{logo}</div>
      ) : (
        <div className={styles.brand}>
          {mark}
          {name}
        </div>
      )}
    </div>
  )
}
