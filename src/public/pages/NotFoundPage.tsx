import { useTexts } from '../preferences/locale.ts'
import { Instead } from '../states/Instead.tsx'

/** What stands where no page is. */
export default function NotFoundPage() {
  const { nav, notFound } = useTexts()
  return (
    <Instead
      scene="full-orchard"
      label={notFound.label}
      title={notFound.title}
      lead={notFound.lead}
      next={{ href: '/', label: notFound.action }}
      other={{ href: '/urunler', label: nav.products }}
    />
  )
}
