import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Webhook } from '../../contract/api/webhooks.ts'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import styles from './Programs.module.css'
import { useProgramsWords, useWebhooks } from './usePrograms.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { hostOf, WebhookRow } from './WebhookRow.tsx'

type Added = Webhook & { secret: string }

/** `/admin/settings/webhooks`: the addresses that are told of what happens, and what became of what was told. */
export function WebhooksScreen() {
  const { webhooks: words, notOffered, copy } = useProgramsWords()
  const { isOffered, renew, ...reading } = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added>()
  async function show(saved: unknown) {
    setAdded(saved as Added)
    setAdding(false)
    await renew()
  }
  return (
    <OptionalScreen title={words.title} isOffered={isOffered} notOffered={notOffered}>
      <ReadSheet
        className={styles.list}
        title={words.list}
        lead={words.lead}
        reading={reading}
        failed={words.loadFailed}
      >
        {(webhooks) => (
          <>
            {webhooks.length === 0 && !isAdding && <p className={styles.none}>{words.none}</p>}
            {webhooks.length > 0 && (
              <ul className={styles.cards}>
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} onChanged={renew} />
                ))}
              </ul>
            )}
            {added && (
              <div className={styles.adding}>
                <ShownOnce
                  key={added.id}
                  label={words.secretOf(hostOf(added.url))}
                  value={added.secret}
                  lead={words.once}
                  copy={copy}
                  copied={words.copied}
                />
              </div>
            )}
            {isAdding ? (
              <div className={styles.adding}>
                <h3>{words.addTitle}</h3>
                <WebhookForm onSaved={show} onClose={() => setAdding(false)} />
              </div>
            ) : (
              <Button variant="contained" startIcon={<Icon name="plus" size={18} />} onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
          </>
        )}
      </ReadSheet>
    </OptionalScreen>
  )
}
