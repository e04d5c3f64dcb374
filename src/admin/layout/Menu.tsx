import { Icon, type IconName } from '@filiz/design-system/icons/all'
import { useLogout } from 'ra-core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom'
import { Mark } from '../../company/Mark.tsx'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { iconInPage } from '../../contract/domain/brand.ts'
import { useCapabilities } from '../capabilities.tsx'
import { deleteOwnDrafts, hasOwnDrafts } from '../form/drafts.ts'
import { useMessages } from '../i18n/language.ts'
import { locale, theme, usePreference } from '../preferences/preferences.ts'
import {
  GROUPS,
  type GroupName,
  isResourceOptions,
  isSingletonOptions,
  nameOf,
  pathOf,
  type ScreenOptions,
  useConfig,
} from '../resources/definitions.ts'
import { PanelSearch } from '../search/PanelSearch.tsx'
import { useServices } from '../services.ts'
import { IconButton } from './Button.tsx'
import styles from './Layout.module.css'

/** The brand, the screens in the config's order, and the user's own settings: theme, language, sign-out. */
export function Menu({ onClose }: { onClose?: () => void }) {
  const messages = useMessages()
  const { site } = useServices()
  const { offers } = useCapabilities()
  const config = useConfig().filter(({ requires }) => offers(requires) !== false)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { length } = config
  // biome-ignore lint/correctness/useExhaustiveDependencies: each may scroll the current item out of view
  useEffect(() => {
    const current = nav.current!.querySelector('[aria-current]')
    if (current) scrollMenuTo(nav.current!, current)
  }, [pathname, length])
  return (
    <div className={`on-field ${styles.menu}`}>
      <div className={styles.menuHead}>
        <Link className={`brand ${styles.brand}`} to={ADMIN_PATH}>
          <Mark on="field" size={28} icon={iconInPage(site)} />
          {site.name}
        </Link>
        {onClose && <IconButton icon="close" className={styles.close} onClick={onClose} label={messages.menu.close} />}
      </div>
      <PanelSearch />
      <nav ref={nav} aria-label={messages.menu.label}>
        <Items items={config.filter(({ group }) => !group)} />
        {GROUPS.map((name) => (
          <Group key={name} group={name} items={config.filter(({ group }) => group === name)} />
        ))}
      </nav>
      <Personal />
    </div>
  )
}

/** Height of the next item that a scrolled menu shows, in pixels. */
const NEXT = 16

/** Brings an item into view. `scrollIntoView` would scroll the page too. */
function scrollMenuTo(menu: Element, item: Element) {
  const [shown, { top, bottom }] = [menu.getBoundingClientRect(), item.getBoundingClientRect()]
  menu.scrollTop += Math.max(0, bottom + NEXT - shown.bottom) || Math.min(0, top - NEXT - shown.top)
}

/** Groups that are rarely needed: collapsed until the user opens them, or one of their pages is shown. */
const FOLDED: ReadonlySet<GroupName> = new Set(['pageTexts', 'upkeep'])

function Group({ group, items }: { group: GroupName; items: readonly ScreenOptions[] }) {
  const name = useMessages().menu[group]
  const nameId = useId()
  if (items.length === 0) return null
  if (FOLDED.has(group)) return <FoldedGroup name={name} items={items} />
  return (
    <>
      <p id={nameId} className={`label-text ${styles.group}`}>
        {name}
      </p>
      <Items items={items} labelledBy={nameId} />
    </>
  )
}

function FoldedGroup({ name, items }: { name: string; items: readonly ScreenOptions[] }) {
  const { pathname } = useLocation()
  const isHere = items.some((item) => matchPath({ path: pathOf(item), end: false }, pathname))
  const [isOpen, setOpen] = useState(isHere)
  const [nameId, itemsId] = [useId(), useId()]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isHere) setOpen(true)
  }, [isHere])
  function toggle() {
    flushSync(() => setOpen(!isOpen))
    scrollMenuTo(list.current!.closest('nav')!, list.current!)
  }
  return (
    <>
      <button
        type="button"
        id={nameId}
        className={`label-text ${styles.item} ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls={itemsId}
        onClick={toggle}
      >
        {name}
        <Icon name="down" size={18} />
      </button>
      <div ref={list} id={itemsId} hidden={!isOpen}>
        <Items items={items} labelledBy={nameId} />
      </div>
    </>
  )
}

const Items = ({ items, labelledBy }: { items: readonly ScreenOptions[]; labelledBy?: string }) => (
  <ul aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Item key={pathOf(item)} item={item} />
    ))}
  </ul>
)

function Item({ item }: { item: ScreenOptions }) {
  const messages = useMessages()
  const language = usePreference(locale)
  const path = pathOf(item)
  return (
    <li>
      <NavLink className={styles.item} to={path} end={path === ADMIN_PATH}>
        <Icon name={iconOf(item)} size={20} />
        {nameOf(item, messages, language)}
        {item.badge}
      </NavLink>
    </li>
  )
}

function iconOf(item: ScreenOptions): IconName {
  if (isSingletonOptions(item)) return item.singleton.icon ?? 'box'
  return isResourceOptions(item) ? (item.resource.icon ?? 'box') : item.icon
}

function Personal() {
  const { menu } = useMessages()
  const mode = usePreference(theme)
  const language = usePreference(locale)
  const signOut = useSignOut()
  const isDark = mode === 'dark'
  const toOtherTheme = isDark ? menu.toLight : menu.toDark
  return (
    <div className={styles.personal}>
      <a className={styles.item} href="/">
        <Icon name="external" size={20} />
        {menu.toSite}
      </a>
      <div className={styles.personalRow}>
        <button
          type="button"
          lang={language === 'tr' ? 'en' : 'tr'}
          onClick={() => locale.set(language === 'tr' ? 'en' : 'tr')}
        >
          {menu.toOtherLocale}
        </button>
        <button
          type="button"
          aria-label={toOtherTheme}
          title={toOtherTheme}
          onClick={() => theme.set(isDark ? 'light' : 'dark')}
        >
          <Icon name={isDark ? 'sun' : 'moon'} size={20} />
        </button>
        <button type="button" onClick={signOut}>
          <Icon name="out" size={20} />
          {menu.signOut}
        </button>
      </div>
    </div>
  )
}

/** Signs out and discards unsaved changes and drafts, after a confirmation. */
function useSignOut() {
  const { menu } = useMessages()
  const { dirtyForms } = useServices()
  const logout = useLogout()
  return () => {
    if ((dirtyForms.isDirty || hasOwnDrafts()) && !window.confirm(menu.confirmSignOut)) return
    dirtyForms.discard()
    deleteOwnDrafts()
    void logout()
  }
}
