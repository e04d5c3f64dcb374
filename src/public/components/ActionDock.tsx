import { classNames } from '@filiz/design-system/classNames'
import { type ComponentProps, useEffect, useState } from 'react'
import styles from './ActionDock.module.css'

export interface ActionDockProps extends Omit<ComponentProps<'aside'>, 'aria-label'> {
  /** Accessible name. */
  label: string
}

/** Shorter scrolls are ignored, in pixels. */
const MIN_SCROLL = 8

/**
 * Two or three ways to contact the company, fixed at the right edge of every page, on phones at the bottom: links and a
 * button, each an icon with an `aria-label` and a `span` with a short label for phones. Where it would cover content it
 * hides while the page is scrolled down, on phones also while a field has the focus.
 */
export function ActionDock({ label, className, ...rest }: ActionDockProps) {
  const isAway = useIsScrollingDown()
  return (
    <aside
      {...rest}
      className={classNames(styles.dock, className)}
      aria-label={label}
      data-state={isAway ? 'away' : 'here'}
    />
  )
}

function useIsScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < MIN_SCROLL) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
