import styles from './PreviewRibbon.module.css'

interface PreviewRibbonProps {
  texts: { label: string; lead: string; shown?: string; toPage?: string }
  /** Where visitors find it, once they do. */
  shownAt?: string | undefined
}

/** Says above what is previewed that visitors do not see it yet, or by now do. */
export function PreviewRibbon({ texts, shownAt }: PreviewRibbonProps) {
  return (
    <aside className={styles.ribbon} aria-label={texts.label}>
      <strong>{texts.label}</strong>
      {shownAt ? (
        <p>
          {texts.shown} <a href={shownAt}>{texts.toPage}</a>
        </p>
      ) : (
        <p>{texts.lead}</p>
      )}
    </aside>
  )
}
