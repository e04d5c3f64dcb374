import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Scene } from '@filiz/design-system/scenes'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'

/** What stands where no page is. */
export default function NotFoundPage() {
  const { nav, notFound } = useTexts()
  return (
    <>
      <Head title={notFound.title} isMissing />
      <Hero
        size="page"
        scene={<Scene name="full-orchard" />}
        label={notFound.label}
        title={notFound.title}
        lead={notFound.lead}
        actions={
          <>
            <ButtonLink href="/" variant="gold">
              {notFound.action}
            </ButtonLink>
            <a href="/urunler">{nav.products}</a>
          </>
        }
      />
    </>
  )
}
