import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { Reading } from '../api/useBeyond.ts'
import { useWords } from '../words.ts'
import styles from './sheets.module.css'

interface ReadProps<T> {
  reading: Reading<T>
  /** Said where it could not be read. */
  failed: string
  children: (data: T) => ReactNode
}

/** What was read; until then that it comes, or that it failed, with a way to try again. */
export function Read<T>({ reading: { data, hasFailed, refetch }, failed, children }: ReadProps<T>) {
  const { list: words } = useWords()
  if (data !== undefined) return children(data)
  if (!hasFailed) return <Coming />
  return (
    <p className={styles.failed} role="alert">
      {failed}{' '}
      <Button variant="outlined" onClick={() => void refetch()}>
        {words.retry}
      </Button>
    </p>
  )
}

/** In the place of what is on its way. */
export const Coming = () => <div className={styles.coming} aria-busy="true" />
