import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useIsPending } from './Place.tsx'
import styles from './Progress.module.css'

/** How long a navigation may take before anything is said of it, in milliseconds: most are there by then. */
const MOMENT = 400

interface ProgressProps {
  /** What is said aloud of the page that has arrived. */
  arrived: string
  /** What is said while another is on its way. */
  waiting: string
  /** And what, where there is no connection: it comes when there is one again. */
  offline: string
}

/** Says of navigations that they arrived, and of slow ones that they go on: aloud, and with a line at the window's top. */
export function Progress({ arrived, waiting, offline }: ProgressProps) {
  const isPending = useIsPending()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const moment = setTimeout(setSlow, MOMENT, true)
    return () => {
      clearTimeout(moment)
      setSlow(false)
    }
  }, [isPending])
  return (
    <>
      {isSlow && <div className={styles.progress} />}
      <VisuallyHidden role="status">{!isSlow ? arrived : navigator.onLine ? waiting : offline}</VisuallyHidden>
    </>
  )
}
