import { classNames } from '@filiz/design-system/classNames'
import { composeEventHandlers } from '@filiz/design-system/eventHandlers'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styles from './SplashScreen.module.css'

export interface SplashScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-hidden'> {
  name: string
  mark: ReactNode
  /** An uploaded logo, in place of mark and name. */
  logo?: ReactNode
  /** What it waits for is still on its way. */
  isHeld?: boolean
}

/**
 * The first moment: the firm's sign on the field, which then clears by itself. Paint on top of a page that is already
 * there: it takes no presses, no focus and no script, and is seen once per document. Not for waiting inside a page
 * (`Skeleton`).
 */
export function SplashScreen({
  name,
  mark,
  logo,
  isHeld = false,
  className,
  ref,
  onAnimationEnd,
  ...rest
}: SplashScreenProps) {
  const [isGone, setGone] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => own.current!)
  // What the server drew may have cleared before anybody could hear it.
  useEffect(() => {
    const animations = own.current?.getAnimations?.()
    if (animations?.every(({ playState }) => playState === 'finished')) setGone(true)
  }, [])
  if (isGone) return null
  return (
    <div
      {...rest}
      ref={own}
      className={classNames(styles.splash, className)}
      aria-hidden="true"
      data-splash={isHeld ? 'held' : 'clearing'}
      onAnimationEnd={composeEventHandlers(onAnimationEnd, () => setGone(true))}
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
