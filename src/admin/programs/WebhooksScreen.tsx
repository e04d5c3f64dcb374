import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Webhook } from '../../contract/webhookCalls.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import styles from './Programs.module.css'
import { ShownOnce } from './ShownOnce.tsx'
import { useProgramsWords, useWebhooks } from './usePrograms.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { hostOf, WebhookRow } from './WebhookRow.tsx'

type Added = Webhook & { secret: string }

/** `/admin/settings/webhooks`: the addresses that are told of what happens, and what became of what was told. */
export function WebhooksScreen() {
  const { webhooks: words, ...general } = useProgramsWords()
  const { data: webhooks, isOffered, hasFailed, refetch, renew } = useWebhooks()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added>()
  const titleId = useId()
  return (
    <>
      <PageHead title={words.title} />
      <PageBody>
        {isOffered === false && <Note lead={general.notOffered} />}
        {isOffered && (
          <section className={styles.list} aria-labelledby={titleId} aria-busy={!webhooks && !hasFailed}>
            <h2 id={titleId}>{words.list}</h2>
            <p className={styles.lead}>{words.lead}</p>
            {hasFailed && (
              <p className={styles.bad} role="alert">
                {words.loadFailed}{' '}
                <Button variant="outlined" onClick={() => void refetch()}>
                  {general.retry}
                </Button>
              </p>
            )}
            {!webhooks && !hasFailed && <div className={styles.coming} />}
            {webhooks?.length === 0 && !isAdding && <p className={styles.none}>{words.none}</p>}
            {webhooks && webhooks.length > 0 && (
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
                  copied={words.copied}
                />
              </div>
            )}
            {isAdding ? (
              <div className={styles.adding}>
                <h3>{words.addTitle}</h3>
                <WebhookForm
                  onSaved={async (saved) => {
                    setAdded(saved as Added)
                    setAdding(false)
                    await renew()
                  }}
                  onClose={() => setAdding(false)}
                />
              </div>
            ) : (
              webhooks && (
                <Button variant="contained" startIcon={<Icon name="plus" size={18} />} onClick={() => setAdding(true)}>
                  {words.add}
                </Button>
              )
            )}
          </section>
        )}
      </PageBody>
    </>
  )
}
