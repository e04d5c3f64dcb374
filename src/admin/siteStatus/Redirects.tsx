import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Redirect } from '../../contract/api/administration.ts'
import { redirectEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { RedirectForm } from './RedirectForm.tsx'
import styles from './SiteStatus.module.css'
import { useReadAnew, useRedirects, useStatusWords } from './useSiteStatus.ts'

/** Where old addresses lead, and one more. */
export function Redirects() {
  const words = useStatusWords()
  const { isOffered, ...reading } = useRedirects()
  const [isAdding, setAdding] = useState(false)
  if (isOffered === false) return null
  return (
    <ReadSheet
      className={styles.list}
      title={words.redirects}
      lead={words.redirectsLead}
      reading={reading}
      failed={words.loadFailed}
    >
      {(redirects) => (
        <>
          {redirects.length === 0 && !isAdding && <p className={styles.empty}>{words.redirectsNone}</p>}
          {redirects.length > 0 && (
            <ul>
              {redirects.map((redirect) => (
                <Row key={redirect.id} redirect={redirect} />
              ))}
            </ul>
          )}
          {isAdding ? (
            <div className={styles.adding}>
              <RedirectForm onClose={() => setAdding(false)} />
            </div>
          ) : (
            <Button variant="outlined" startIcon={<Icon name="plus" size={18} />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </>
      )}
    </ReadSheet>
  )
}

function Row({ redirect: { id, from, to } }: { redirect: Redirect }) {
  const words = useStatusWords()
  const call = useCall()
  const notify = useNotifier()
  const readAnew = useReadAnew()
  async function remove() {
    if (!window.confirm(words.confirmRemove(from))) return
    try {
      await call(redirectEndpoints.remove, { id })
      notify(words.removed)
    } catch (error) {
      notify(sentenceOf(error, words.removeFailed), 'error')
    }
    await readAnew()
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <code>{from}</code>
        <Icon name="right" size={16} />
        <code>{to}</code>
      </div>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon name="trash" size={18} />}
        aria-label={words.removeOf(from)}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
    </li>
  )
}
