import { classNames } from '@filiz/design-system/classNames'
import { type ComponentProps, useEffect, useState } from 'react'
import styles from './ActionDock.module.css'

export interface ActionDockProps extends Omit<ComponentProps<'aside'>, 'aria-label'> {
  /** What these tools are for. */
  label: string
}

/** A scroll shorter than this is a trembling hand, in pixels. */
const TREMBLE = 8

/**
 * Two or three ways to reach the firm: links and a button, each an icon with an `aria-label`, and a `span` with one of
 * its words. It stands at the right edge of every page, in the margin where there is one; on phones, with the words, as
 * the screen's lower edge. Where it has no margin of its own it steps aside while the page is scrolled down, on phones
 * also while a field has the focus, so that it covers nothing that is read or written. Not for what belongs to one page,
 * nor to go back to the top.
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
      if (Math.abs(moved) < TREMBLE) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
