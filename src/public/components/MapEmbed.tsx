import { Button } from '@filiz/design-system/Button'
import { Icon } from '@filiz/design-system/icons'
import { type ReactNode, useId, useState } from 'react'
import styles from './MapEmbed.module.css'

export interface MapEmbedProps {
  /** URL of the map on the provider's server. */
  src: string
  /** Accessible name of the map. */
  title: string
  /** Illustration shown until the map is requested. */
  picture: ReactNode
  /** Label of the button that loads the map. */
  action: string
  /** Says which provider is contacted. */
  note: ReactNode
}

/** What the provider's map may do: run its scripts, and open its links in new windows. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** A provider's map that is loaded only on request (privacy): until then an illustration with a button. */
export function MapEmbed({ src, title, picture, action, note }: MapEmbedProps) {
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  return (
    <figure className={styles.map} data-state={isOpen ? 'open' : 'closed'}>
      <div className={styles.box}>
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

/** A constant ref callback: called once, so that a later render does not move the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
