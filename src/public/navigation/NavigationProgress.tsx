import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../i18n/locale.ts'
import { usePageNavigation } from './NavigationContext.ts'
import styles from './NavigationProgress.module.css'

/** A navigation that takes longer than this is shown, in milliseconds. */
const DELAY = 400

/** Announces the title of each page after the first, and shows and announces that a slow navigation is in progress. */
export function NavigationProgress() {
  const { loading, offline } = useTexts()
  const { isPending } = usePageNavigation()
  const { pathname, search } = useLocation()
  const url = pathname + search
  const announced = useRef(url)
  const [title, setTitle] = useState('')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (announced.current === url) return
    announced.current = url
    setTitle(document.title)
  }, [url])
  useEffect(() => {
    if (!isPending) return
    const delay = setTimeout(setSlow, DELAY, true)
    return () => {
      clearTimeout(delay)
      setSlow(false)
    }
  }, [isPending])
  return (
    <>
      {isSlow && <div className={styles.progress} />}
      <VisuallyHidden role="status">{!isSlow ? title : navigator.onLine ? loading : offline}</VisuallyHidden>
    </>
  )
}
