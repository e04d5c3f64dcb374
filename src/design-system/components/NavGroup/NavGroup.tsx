import { type ComponentProps, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classNames } from '../classNames.ts'
import { mergeHandlers } from '../eventHandlers.ts'
import { useDismissal } from '../useDismissal.ts'
import styles from './NavGroup.module.css'

export interface NavLink {
  href: string
  label: string
  /** `page` for this very page, `true` for the list that it lies under (the values of `aria-current`). */
  current?: 'page' | 'true' | undefined
}

export interface NavGroupProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The link itself. */
  link: NavLink
  /** What stands behind it. */
  links: readonly NavLink[]
  /** What the button beside the link is called. */
  listLabel: string
  /** The language of the list, when it is not the page's. */
  lang?: string | undefined
  /** `floating` opens under the link, on hover too; `inset` unfolds in its place. */
  layout: 'floating' | 'inset'
  /** A scene at the floating list's right, cut at the bearing; loaded when the list is first opened. */
  scene?: ReactNode
}

/** How long the pointer may be elsewhere before a floating list closes, in milliseconds: hands are not straight. */
const GRACE = 200

/**
 * A link with further links behind a button beside it: a disclosure (not `role="menu"`, which promises arrow keys).
 * Floating, it opens on hover and on press, and closes on Escape, on leaving and on choosing. Not where there is
 * nothing behind the link (`Nav` draws a plain one), nor for actions.
 */
export function NavGroup({ link, links, listLabel, lang, layout, scene, className, ...rest }: NavGroupProps) {
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listId = useId()
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = state !== 'closed'
  const isFloating = layout === 'floating'
  if (isOpen && !wasOpened) setWasOpened(true)
  const close = () => setState('closed')
  const dismissal = useDismissal(isOpen && isFloating, button, close)

  const floating = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current)
      if (pointerType === 'mouse') setState((before) => (before === 'closed' ? 'hovered' : before))
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(close, GRACE)
    },
    ...dismissal,
  }
  return (
    <div
      {...rest}
      {...(isFloating && mergeHandlers(rest, floating))}
      className={classNames(styles.group, className)}
      data-layout={layout}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <Anchor {...link} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={listLabel}
        aria-expanded={isOpen}
        aria-controls={listId}
        // What hovering opened, a press keeps: it must not close what one has just pointed at.
        onClick={() => setState(state === 'pressed' ? 'closed' : 'pressed')}
      >
        <Icon name="down" size={16} />
      </button>
      <div id={listId} className={styles[layout]}>
        <ul lang={lang}>
          {links.map((each) => (
            <li key={each.href}>
              <Anchor {...each} />
            </li>
          ))}
        </ul>
        {isFloating && scene && <div className={styles.scene}>{wasOpened && scene}</div>}
      </div>
    </div>
  )
}

const Anchor = ({ href, label, current }: NavLink) => (
  <a href={href} aria-current={current}>
    {label}
  </a>
)
