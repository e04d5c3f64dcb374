import { type ComponentProps, type ReactNode, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { useDisclosure } from '../Disclosure/Disclosure.tsx'
import styles from './Nav.module.css'

export interface NavLink {
  href: string
  label: string
  /** `page` for the current page, `true` for a list that it belongs to (the values of `aria-current`). */
  current?: 'page' | 'true' | undefined
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined
}

/** A link of a navigation, with a list of further links behind it if there are any. */
export interface NavEntry extends NavLink {
  more?: {
    /** Accessible name of the button that shows the list. */
    label: string
    links: readonly NavLink[]
    /** Language of the list, if it is not the page's. */
    lang?: string | undefined
    /** Illustration beside the list in a row; loaded when the list is first opened. */
    picture?: ReactNode
  }
}

export interface NavProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name, different for each navigation of the page. */
  label: string
  links: readonly NavEntry[]
  /** `row` for headers: lists open over the page. `stack` for menus: lists unfold in place. `column` for footers: no lists. */
  layout: 'row' | 'stack' | 'column'
  /** A visible heading. */
  heading?: ReactNode
  /** Language of the links, if it is not the page's. */
  lang?: string | undefined
}

/** A list of the site's own links. Not for the path above a page's title (`Breadcrumb`). */
export function Nav({ label, links, layout, heading, lang, className, ...rest }: NavProps) {
  return (
    <nav {...rest} className={classNames(styles.nav, className)} aria-label={label} data-layout={layout}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul lang={lang}>
        {links.map(({ more, ...link }) => (
          <li key={link.href} className={styles.item}>
            {more && more.links.length > 0 && layout !== 'column' ? (
              <Group link={link} more={more} isFloating={layout === 'row'} />
            ) : (
              <Anchor {...link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GroupProps {
  link: NavLink
  more: NonNullable<NavEntry['more']>
  /** Opens over the page, also by hovering; else it unfolds in place. */
  isFloating: boolean
}

/** A link with a list of further links behind a button beside it. */
function Group({ link, more: { label, links, lang, picture }, isFloating }: GroupProps) {
  const { isOpen, panelId, rootProps, buttonProps } = useDisclosure({
    isDismissable: isFloating,
    opensOnHover: isFloating,
  })
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <div
      {...rootProps}
      className={styles.group}
      data-layout={isFloating ? 'floating' : 'inset'}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <Anchor {...link} />
      <button type="button" className={styles.toggle} aria-label={label} {...buttonProps}>
        <Icon name="down" size={16} />
      </button>
      <div id={panelId} className={isFloating ? styles.floating : styles.inset}>
        <ul lang={lang}>
          {links.map((each) => (
            <li key={each.href}>
              <Anchor {...each} />
            </li>
          ))}
        </ul>
        {isFloating && picture && <div className={styles.picture}>{wasOpened && picture}</div>}
      </div>
    </div>
  )
}

const Anchor = ({ href, label, current, lang }: NavLink) => (
  <a href={href} aria-current={current} lang={lang}>
    {label}
  </a>
)
