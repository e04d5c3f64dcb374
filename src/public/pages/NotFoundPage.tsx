import { useTexts } from '../preferences/locale.ts'
import { EmptyState } from '../states/EmptyState.tsx'

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
