import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Title } from '../Title/Title.tsx'
import styles from './Hero.module.css'

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** An `Illustration` or a photograph that fills it. */
  picture: ReactNode
  title: string
  lead?: string
  /** A word in map lettering above the title. */
  label?: string
  /** One gold `ButtonLink`, and links beside it. */
  actions?: ReactNode
  /** `screen` fills the first screen, `page` what the header leaves of it. */
  size?: 'screen' | 'page'
  /** The title's rank on the page: the second where several follow one another in a `Slider`. */
  level?: 1 | 2
  /** The language of the words, when it is not the page's. */
  lang?: string | undefined
}

/**
 * A picture with text on a solid slanted panel, never on the picture itself, so that any picture
 * does. Not twice on a page (but in a `Slider`), and not beside a `PageHead`.
 */
export function Hero({
  picture,
  title,
  lead,
  label,
  actions,
  size = 'screen',
  level = 1,
  lang,
  className,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} className={classNames(styles.hero, className)} data-size={size}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.parcel} lang={lang}>
        {label && <p className={styles.label}>{label}</p>}
        <Title level={level} size={size === 'screen' ? 'xl' : 'l'}>
          {title}
        </Title>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
