import { EmptyState } from '../components/loadStates.tsx'
import { useTexts } from '../i18n/locale.ts'

/** Shown for unknown URLs. */
export default function NotFoundPage() {
  const { nav, notFound } = useTexts()
  return (
    <EmptyState
      illustration="full-orchard"
      label={notFound.label}
      title={notFound.title}
      lead={notFound.lead}
      action={{ href: '/', label: notFound.action }}
      secondAction={{ href: '/urunler', label: nav.products }}
    />
  )
}
