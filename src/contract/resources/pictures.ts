import { type Access, keyed } from '../schema/endpoint.ts'
import { choice, fraction, image, integer, text } from '../schema/fieldTypes.ts'
import { type Derived, defineResourceWithoutStates, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

/** Whether a record or singleton uses a picture. */
export const isUsed: Derived = {
  values: [true, false],
  of: ({ usedIn }) => Array.isArray(usedIn) && usedIn.length > 0,
}

/** Whether a picture has an alternative text. */
export const hasAlt: Derived = { values: [true, false], of: ({ alt }) => Boolean(alt) }

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Görsel',
    many: 'Görseller',
    fields: {
      name: 'Görsel adı',
      alt: 'Alternatif metin',
      focalX: 'Odak noktası, soldan',
      focalY: 'Odak noktası, üstten',
      url: 'Dosya',
      type: 'Tür',
      width: 'Genişlik',
      height: 'Yükseklik',
      bytes: 'Boyut',
    },
    hints: {
      name: 'Yalnızca panelde görünür.',
      alt: 'Görselde ne olduğunu, görmeyen birine anlatır gibi tek cümleyle yazın.',
    },
    remove: 'Görseli sil',
    confirmRemove: 'Bu görseli silmek istediğinize emin misiniz?',
    empty: 'Henüz görsel yok. İlkini buradan ya da bir formdan yükleyin.',
  },
  en: {
    one: 'Picture',
    many: 'Pictures',
    fields: {
      name: 'Name of the picture',
      alt: 'Alternative text',
      focalX: 'Focal point, from the left',
      focalY: 'Focal point, from the top',
      url: 'File',
      type: 'Kind',
      width: 'Width',
      height: 'Height',
      bytes: 'Size',
    },
    hints: {
      name: 'Only shown in the panel.',
      alt: 'Say what is seen in one sentence, as you would to someone who cannot see it.',
    },
    confirmRemove: 'Delete this picture?',
    empty: 'No pictures yet. Upload the first one here or in a form.',
  },
}

/** Media types of stored files. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
] as const

/**
 * Media library: every uploaded picture once, with its texts. Pictures are created by uploads only, and are not content:
 * content refers to them by URL.
 */
export const pictures = defineResourceWithoutStates({
  name: 'pictures',
  icon: 'image',
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true, maxLength: 200 }),
    /** Alternative text (WCAG 1.1.1). */
    alt: text({ listed: true, searched: true, translated: true }),
    /** Focal point, which stays visible when edges are cropped: shares of width and height, from the top left. */
    focalX: fraction(),
    focalY: fraction(),
    url: image({ readOnly: true, filtered: true, upload: 'POST /files/upload-page-image' }),
    type: choice(PICTURE_TYPES, { isRequired: true, listed: true, readOnly: true }),
    width: integer({ readOnly: true }),
    height: integer({ readOnly: true }),
    bytes: integer({ listed: true, readOnly: true }),
  },
  derived: { isUsed, hasAlt },
  endpoints: {
    list: keyed('GET /admin/pictures'),
    read: keyed('GET /admin/pictures/:id'),
    update: keyed('PUT /admin/pictures/:id'),
    remove: keyed('DELETE /admin/pictures/:id'),
  },
})

/** Replaces the file of a picture: all content that uses the picture shows the new file. */
export const REPLACE_PICTURE: Access = keyed('POST /admin/pictures/:id/replace')

/** A record or a singleton that uses a picture. */
export interface PictureUse {
  /** Resource name in API paths; `page-content` for singletons. */
  resource: string
  /** Record id, or the key of a singleton. */
  id: number | string
  title: string
}

/** A picture and its uses: at most `MAX_USES` of them. */
export type LibraryPicture = Omit<RecordOf<typeof pictures>, 'en' | 'url'> & {
  url: string
  en: { alt?: string | null }
  usedIn: PictureUse[]
}

/** Maximum number of uses of one picture in a response. */
export const MAX_USES = 100
