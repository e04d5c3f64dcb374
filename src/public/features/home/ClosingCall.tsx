import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Cut } from '@filiz/design-system/Cut'
import { LateScene } from '@filiz/design-system/scenes/late'
import { useId } from 'react'
import { said } from '../../i18n/said.tsx'
import styles from './ClosingCall.module.css'
import type { Saying } from './homeData.ts'

/** The page's last word: what to write to us about. */
export function ClosingCall({ content }: Saying) {
  const titleId = useId()
  const { closingTitle: title, closingLead: lead, closingAction: action } = content
  const points = content.closingPoints ?? []
  if (!title && !lead && !action && points.length === 0) return null
  return (
    <section className={styles.call} aria-labelledby={title ? titleId : undefined}>
      <Cut edge="right" className={styles.land}>
        <LateScene name="side-orchard" />
      </Cut>
      <div className={styles.words}>
        {title && <h2 id={titleId}>{said(content, 'closingTitle')}</h2>}
        {lead && <p>{said(content, 'closingLead')}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
              <li key={place}>{said(point, 'text')}</li>
            ))}
          </ul>
        )}
        {action && <ButtonLink href="/iletisim">{said(content, 'closingAction')}</ButtonLink>}
      </div>
    </section>
  )
}
