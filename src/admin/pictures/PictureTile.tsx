import { Icon } from '@filiz/design-system/icons/all'
import { useState } from 'react'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { factsOf, positionOf } from './pictureFacts.ts'
import styles from './pictures.module.css'

/** A picture in the grid of the library: thumbnail, name, file facts and number of uses; with its place among several that are chosen. */
export function PictureTile({ picture, place = 0 }: { picture: LibraryPicture; place?: number }) {
  const { number } = useFormats()
  const messages = useMessages(pictureTexts)
  const language = usePreference(locale)
  const { apiUrl } = useServices()
  const [isBroken, setBroken] = useState(false)
  const uses = picture.usedIn?.length ?? 0
  return (
    <>
      <span
        className={`${styles.frame} parcel`}
        data-crop={picture.id % 4}
        data-drawing={picture.type === 'image/svg+xml' || undefined}
      >
        {!isBroken && (
          <img
            src={smallPictureFrom(apiUrl, picture.url, 320)}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ objectPosition: positionOf(picture) }}
            onError={() => setBroken(true)}
          />
        )}
        {place > 0 && (
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
        )}
        {!picture.alt && (
          <span className={styles.mark} title={messages.noWords}>
            <Icon name="alert" size={16} label={messages.noWords} />
          </span>
        )}
      </span>
      <span className={`ellipsis ${styles.name}`}>{picture.name}</span>
      <span className={styles.facts}>{factsOf(picture, language)}</span>
      <span className={styles.facts}>{uses ? messages.usedIn(number(uses)) : messages.notUsed}</span>
    </>
  )
}
