import { Markdown } from '@filiz/design-system/Markdown'
import { useDeferredValue, useId } from 'react'
import { useWatch } from 'react-hook-form'
import styles from './Preview.module.css'
import { useBlogWords } from './useBlogWords.ts'

/** The post as visitors will read it, a moment behind what is typed. */
export function Preview() {
  const { preview: words } = useBlogWords()
  const [title, content] = useWatch({ name: ['title', 'content'] })
  const shown = useDeferredValue(String(content ?? ''))
  const headingId = useId()
  return (
    <div className={styles.preview}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {words.heading}
        </h2>
        <p>{words.lead}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too (WCAG 2.1.1) */}
      <section className={styles.paper} tabIndex={0} aria-labelledby={headingId} lang="tr">
        <p className={styles.title} data-empty={!title || undefined}>
          {title || words.untitled}
        </p>
        {shown.trim() ? <Markdown content={shown} /> : <p className={styles.empty}>{words.empty}</p>}
      </section>
    </div>
  )
}
