import { classNames } from '@filiz/design-system/classNames'
import { Title } from '@filiz/design-system/Title'
import styles from './PreviousNext.module.css'

interface Target {
  href: string
  /** "Önceki yazı" or "Sonraki yazı". */
  label: string
  title: string
}

export interface PreviousNextProps {
  /** Accessible name: "Diğer yazılar". */
  label: string
  /** At least one of the two. */
  previous?: Target | undefined
  next?: Target | undefined
  /** Language of the titles, if it is not the page's. */
  contentLang?: string | undefined
  className?: string | undefined
}

/** Links to the previous and the next post. Pages of a list have a `Pager`. */
export function PreviousNext({ label, previous, next, contentLang, className }: PreviousNextProps) {
  const sides = [
    { side: 'previous', rel: 'prev', to: previous },
    { side: 'next', rel: 'next', to: next },
  ] as const
  return (
    <nav className={classNames(styles.neighbours, className)} aria-label={label}>
      {sides.map(
        ({ side, rel, to }) =>
          to && (
            <a key={side} href={to.href} rel={rel} data-side={side}>
              <span className="label-text">{to.label}</span>
              <Title level={2} size="s" lang={contentLang}>
                {to.title}
              </Title>
            </a>
          ),
      )}
    </nav>
  )
}
