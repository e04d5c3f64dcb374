import { paths } from '../../contract/domain/paths.ts'
import { ListSection } from '../components/ListSection.tsx'
import { ListStates } from '../components/ListStates.tsx'
import { ListHead, useListTexts } from '../components/listPage.tsx'
import { UntranslatedLinks } from '../components/UntranslatedLinks.tsx'
import { ReferenceRow } from '../features/references/ReferenceRow.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import { referencesPage } from '../routes.ts'

/** All references as rows, their pictures on alternating sides. */
export default function ReferencesPage({ data }: PageProps<typeof referencesPage>) {
  const texts = { ...useTexts().references, ...useListTexts('references-page') }
  return (
    <>
      <ListHead path={paths.references} texts={texts} illustration="head-terraces" />
      <ListSection label={texts.title}>
        <ListStates loaded={data.references} texts={texts}>
          {(references) =>
            references.map((reference, i) => (
              <ReferenceRow
                key={reference.id}
                reference={reference}
                side={i % 2 ? 'left' : 'right'}
                priority={i === 0}
              />
            ))
          }
        </ListStates>
      </ListSection>
      <UntranslatedLinks list={referencesPage} path={paths.reference} />
    </>
  )
}
