import { Button } from '@filiz/design-system/Button'
import { classNames } from '@filiz/design-system/classNames'
import { Icon } from '@filiz/design-system/icons'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styles from './MapEmbed.module.css'

export interface MapEmbedProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** The map's address, on somebody else's server. */
  src: string
  /** What the map shows. */
  title: string
  /** An illustration in its place until the map is loaded. */
  picture: ReactNode
  /** What the button says. */
  action: string
  /** Who is contacted when the map is asked for. */
  note: ReactNode
}

/** What somebody else's map may do: draw itself, and open links of its own in new windows. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * A map from elsewhere that nobody is sent to before they ask for it: until then it is a drawing, with a word on whose
 * map it is. Not for pictures of maps (`Photo`).
 */
export function MapEmbed({ src, title, picture, action, note, className, ...rest }: MapEmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  return (
    <figure {...rest} className={classNames(styles.map, className)} data-state={isOpen ? 'open' : 'closed'}>
      <div className={styles.frame}>
        {isOpen ? (
          <iframe
            ref={focus}
            src={src}
            title={title}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
            loading="lazy"
            allowFullScreen
          />
        ) : (
          <>
            {picture}
            <Button
              variant="quiet"
              size="s"
              icon={<Icon name="pin" size={20} />}
              className={styles.action}
              aria-describedby={noteId}
              onClick={() => setOpen(true)}
            >
              {action}
            </Button>
          </>
        )}
      </div>
      <figcaption id={noteId}>{note}</figcaption>
    </figure>
  )
}

/** Called once, when the map comes, because it is always the same function: a page that is drawn anew moves no focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
