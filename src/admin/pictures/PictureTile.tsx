import { Icon } from '@filiz/design-system/icons/all'
import { useState } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { fileSize, number, useFormats, useMessages } from '../i18n/language.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import styles from './pictures.module.css'

/** A picture in the grid of the library: thumbnail, name, file facts and number of uses; with its place among several that are chosen. */
export function PictureTile({ picture, place = 0 }: { picture: LibraryPicture; place?: number }) {
  const format = useFormats()
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
      <span className={styles.facts}>{uses ? messages.usedIn(format.number(uses)) : messages.notUsed}</span>
    </>
  )
}

const KINDS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
}

export const kindOf = (type: string): string => KINDS[type] ?? type

/** `1.920 × 1.280`, in pixels. */
export const sidesOf = ({ width, height }: Pick<LibraryPicture, 'width' | 'height'>, locale: Locale): string =>
  `${number(width, locale)} × ${number(height, locale)}`

/** `JPEG, 1.920 × 1.280, 84 kB`. */
export const factsOf = (picture: LibraryPicture, locale: Locale): string =>
  [kindOf(picture.type), sidesOf(picture, locale), fileSize(picture.bytes, locale)].join(', ')

/** The focal point as CSS `object-position`. */
export const positionOf = ({ focalX, focalY }: Pick<LibraryPicture, 'focalX' | 'focalY'>): string =>
  `${focalX * 100}% ${focalY * 100}%`
