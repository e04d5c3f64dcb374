import { Button } from '@filiz/design-system/Button'
import { Illustration } from '@filiz/design-system/Illustration'
import { Icon } from '@filiz/design-system/icons'
import { useId, useState } from 'react'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { mapOf } from '../features/contact/mapProviders.ts'
import { useContactTexts } from '../features/contact/useContactTexts.ts'
import { useSite } from '../meta/SiteContext.ts'
import styles from './MapEmbed.module.css'

interface MapEmbedProps {
  url: string | null | undefined
  /** The company's address. */
  address: string
}

/** Permissions of the provider's map: scripts, and links in new windows. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * A provider's map that is loaded only on request (privacy): until then an illustration with a button. Only a link if the content
 * security policy does not allow its frame.
 */
export function MapEmbed({ url, address }: MapEmbedProps) {
  const { map: texts } = useContactTexts()
  const { mapOrigins } = useSite()
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  const map = mapOf(url, address)
  if (!map) return null
  const link = <a href={map.page}>{texts.elsewhere(map.provider)}</a>
  if (mapOrigins && !mapOrigins.includes(map.origin)) return <p>{link}</p>
  return (
    <figure className={styles.map} data-state={isOpen ? 'open' : 'closed'}>
      <div className={styles.box}>
        {isOpen ? (
          <iframe
            ref={focus}
            src={url!}
            title={texts.title}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
            loading="lazy"
            allowFullScreen
          />
        ) : (
          <>
            <Illustration source={lazyLandscape('head-river')} />
            <Button
              variant="quiet"
              size="s"
              icon={<Icon name="pin" size={20} />}
              className={styles.action}
              aria-describedby={noteId}
              onClick={() => setOpen(true)}
            >
              {texts.show}
            </Button>
          </>
        )}
      </div>
      <figcaption id={noteId}>
        {texts.note(map.provider)} {link}
      </figcaption>
    </figure>
  )
}

/** A constant ref callback: called once, so that a later render does not move the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
