import styles from './PreviewRibbon.module.css'

interface PreviewRibbonProps {
  texts: { label: string; lead: string; shown?: string; toPage?: string }
  /** Path of the public page, once the record is published. */
  shownAt?: string | undefined
}

/** Banner above a preview: visitors do not see this yet, or a link to the public page. */
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
