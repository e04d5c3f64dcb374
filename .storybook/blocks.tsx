import { Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import styles from './blocks.module.css'

/** Examples side by side of how to use a component (`Do`) and how not to (`Dont`). */
export const Guidance = ({ children }: { children: ReactNode }) => <div className={styles.guidance}>{children}</div>

interface AdviceProps {
  /** The story that shows the example; without one, `children` are the example's text. */
  of?: ComponentProps<typeof Story>['of']
  /** Language of `children`, where it is not the page's. */
  lang?: string
  children: ReactNode
}

export const Do = (props: AdviceProps) => <Advice {...props} isRight />
export const Dont = (props: AdviceProps) => <Advice {...props} isRight={false} />

const Advice = ({ of, lang, isRight, children }: AdviceProps & { isRight: boolean }) => (
  <figure className={styles.advice} data-right={isRight}>
    {of && (
      <div className={styles.example}>
        <Story of={of} />
      </div>
    )}
    <figcaption className={styles.caption}>
      <b>{isRight ? 'Do' : 'Don’t'}</b>
      <div lang={lang}>{children}</div>
    </figcaption>
  </figure>
)
