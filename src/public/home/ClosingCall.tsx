import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Cut } from '@filiz/design-system/Cut'
import { Scene } from '@filiz/design-system/scenes'
import { useId } from 'react'
import styles from './ClosingCall.module.css'
import { useHomeTexts } from './useHomeTexts.ts'

/** The page's last word: what to write to us about. */
export function ClosingCall() {
  const { closing } = useHomeTexts()
  const titleId = useId()
  return (
    <section className={styles.call} aria-labelledby={titleId}>
      <Cut edge="right" className={styles.land}>
        <Scene name="side-orchard" />
      </Cut>
      <div className={styles.words}>
        <h2 id={titleId}>{closing.title}</h2>
        <p>{closing.lead}</p>
        <ul className={styles.points}>
          {closing.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ButtonLink href="/iletisim">{closing.action}</ButtonLink>
      </div>
    </section>
  )
}
