import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Title } from '../Title/Title.tsx'
import styles from './Hero.module.css'

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** An `Illustration` or a photograph that fills it. */
  picture: ReactNode
  title: string
  lead?: string
  /** A short label above the title. */
  label?: string
  /** One `primary` `ButtonLink`, and `TextLink`s beside it. */
  actions?: ReactNode
  /** `screen` fills the first screen, `page` what the header leaves of it. */
  size?: 'screen' | 'page'
  /** Heading level of the title: 2 inside a `Slider`. */
  level?: 1 | 2
  /** Language of the texts, if it is not the page's. */
  lang?: string | undefined
}

/**
 * A picture that fills the first screen, with text on a solid slanted panel, so that it is readable over any picture. Not
 * twice on a page (except in a `Slider`), and not together with a `PageHead`.
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
      <div className={styles.panel} lang={lang}>
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
