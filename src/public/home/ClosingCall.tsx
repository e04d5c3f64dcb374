import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Cut } from '@filiz/design-system/Cut'
import { Scene } from '@filiz/design-system/scenes'
import { useId } from 'react'
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
        <Scene name="side-orchard" />
      </Cut>
      <div className={styles.words}>
        {title && <h2 id={titleId}>{title}</h2>}
        {lead && <p>{lead}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map(({ text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be written twice
              <li key={place}>{text}</li>
            ))}
          </ul>
        )}
        {action && <ButtonLink href="/iletisim">{action}</ButtonLink>}
      </div>
    </section>
  )
}
