import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/constants.ts'
import type { PagePath } from '../../../contract/domain/paths.ts'
import type { PreviewTexts } from '../../../contract/i18n/site/preview.ts'
import { DetailStates } from '../../components/loadStates.tsx'
import type { Unsaved } from '../../data/endpoints.ts'
import type { Loadable } from '../../data/responses.ts'
import { CONTENT_LOCALE } from '../../i18n/locale.ts'
import { PreviewBanner, usePreviewTexts } from './previews.tsx'

interface RecordPreviewProps<T> {
  kind: Exclude<keyof PreviewTexts, 'page'>
  loaded: Loadable<T>
  /** The list that the record belongs to. */
  backTo: PagePath
  /** Path of the record's public page; undefined as long as it is not published. */
  publicPathOf: (record: T, locale: Locale) => string | undefined
  children: (record: T) => ReactNode
}

/** Preview of an unpublished post or a hidden product, service, reference or page, for everybody who has its link. */
export function RecordPreview<T extends Unsaved>({
  kind,
  loaded,
  backTo,
  publicPathOf,
  children,
}: RecordPreviewProps<T>) {
  const { page, [kind]: texts } = usePreviewTexts()
  return (
    <DetailStates loaded={loaded} texts={texts} backTo={backTo}>
      {(record) => {
        const publicPath = publicPathOf(record, CONTENT_LOCALE)
        return (
          <>
            <PreviewBanner label={texts.label}>
              {record.isUnsaved ? (
                page.lead
              ) : publicPath ? (
                <>
                  {texts.shown} <a href={publicPath}>{texts.toPage}</a>
                </>
              ) : (
                texts.lead
              )}
            </PreviewBanner>
            {children(record)}
          </>
        )
      }}
    </DetailStates>
  )
}
