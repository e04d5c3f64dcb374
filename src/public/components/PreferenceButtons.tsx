import { IconButton } from '@filiz/design-system/IconButton'
import { Icon } from '@filiz/design-system/icons'
import styles from './PreferenceButtons.module.css'

export interface ThemeToggleProps {
  theme: 'light' | 'dark'
  /** Accessible names, by the theme that a click brings. */
  labels: { dark: string; light: string }
  onToggle: () => void
}

/**
 * Switches between the themes. Its icon follows the class of the root element, so that it is right at the first paint,
 * before hydration. Hidden without scripts.
 */
export const ThemeToggle = ({ theme, labels, onToggle }: ThemeToggleProps) => (
  <IconButton
    className="scripts-only"
    label={theme === 'dark' ? labels.light : labels.dark}
    icon={
      <span className={styles.icons}>
        <Icon name="moon" size={20} className={styles.byDay} />
        <Icon name="sun" size={20} className={styles.byNight} />
      </span>
    }
    onClick={onToggle}
  />
)

export interface LocaleLinkProps {
  /** The other language. */
  locale: string
  /** Name of the other language, in that language. */
  label: string
  href: string
}

/** Leads to the page in the other language. */
export const LocaleLink = ({ locale, label, href }: LocaleLinkProps) => (
  <a className={styles.locale} href={href} lang={locale} hrefLang={locale}>
    {label}
  </a>
)
