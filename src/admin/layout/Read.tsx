import Button from '@mui/material/Button'
import type { ComponentProps, ReactNode } from 'react'
import type { Reading } from '../api/useOptionalQuery.ts'
import { useWords } from '../i18n/words.ts'
import styles from './sheets.module.css'

interface ReadProps<T> {
  reading: Reading<T>
  /** Said where it could not be read. */
  failed: string
  children: (data: T) => ReactNode
}

/** What was read, or that it comes; and that it could not be read, or not anew, with a way to try again. */
export function Read<T>({ reading: { data, hasFailed, refetch }, failed, children }: ReadProps<T>) {
  const { list: words } = useWords()
  return (
    <>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {failed}{' '}
          <Button variant="outlined" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {data !== undefined ? children(data) : !hasFailed && <Coming />}
    </>
  )
}

/** In the place of what is on its way, which a word says to who does not see it. */
export function Coming({ className = styles.coming, ...rest }: ComponentProps<'div'>) {
  const { list: words } = useWords()
  return (
    <div {...rest} className={className}>
      <span className={styles.words}>{words.loading}</span>
    </div>
  )
}
