import { EmptyState } from '../components/EmptyState.tsx'
import { useTexts } from '../i18n/locale.ts'

/** What stands where no page is. */
export default function NotFoundPage() {
  const { nav, notFound } = useTexts()
  return (
    <EmptyState
      scene="full-orchard"
      label={notFound.label}
      title={notFound.title}
      lead={notFound.lead}
      next={{ href: '/', label: notFound.action }}
      other={{ href: '/urunler', label: nav.products }}
    />
  )
}
