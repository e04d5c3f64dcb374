import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Scene } from '@filiz/design-system/scenes'
import type { AboutPageTexts } from '../../contract/texts/aboutPage.ts'
import { Head } from '../document/Head.tsx'

/** Nobody has written about the company yet. */
export function AboutEmpty({ texts }: { texts: AboutPageTexts }) {
  return (
    <>
      <Head title={texts.page} isMissing />
      <Hero
        size="page"
        scene={<Scene name="full-orchard" />}
        label={texts.page}
        title={texts.empty}
        lead={texts.emptyHint}
        actions={
          <>
            <ButtonLink href="/iletisim" variant="gold">
              {texts.write}
            </ButtonLink>
            <a href="/urunler">{texts.goOn}</a>
          </>
        }
      />
    </>
  )
}

/** What was written could not be asked for. */
export function AboutFailed({
  texts,
  retry,
  tryAgain,
}: {
  texts: AboutPageTexts
  retry: () => void
  tryAgain: string
}) {
  return (
    <>
      <Head title={texts.page} isMissing />
      <Hero
        role="alert"
        size="page"
        scene={<Scene name="full-orchard" />}
        label={texts.page}
        title={texts.failed}
        lead={texts.failedHint}
        actions={
          <Button variant="gold" onClick={retry}>
            {tryAgain}
          </Button>
        }
      />
    </>
  )
}
