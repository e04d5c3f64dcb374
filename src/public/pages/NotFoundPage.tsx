import { paths, pathTo } from '../../contract/domain/paths.ts'
import { EmptyState, useTurkishAction } from '../components/loadStates.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'

/** Shown for unknown URLs. */
export default function NotFoundPage() {
  const { nav, notFound } = useTexts()
  const locale = useLocale()
  const toTurkish = useTurkishAction()
  return (
    <EmptyState
      illustration="full-orchard"
      label={notFound.label}
      title={notFound.title}
      lead={toTurkish ? notFound.untranslated : notFound.lead}
      action={toTurkish ?? { href: pathTo(paths.home, locale), label: notFound.action }}
      secondAction={{ href: pathTo(paths.products, locale), label: nav.products }}
    />
  )
}
