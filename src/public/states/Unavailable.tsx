import { Button } from '@filiz/design-system/Button'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Scene } from '@filiz/design-system/scenes'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'

interface MissingProps {
  texts: { notFound: string; notFoundHint: string; back: string }
  /** The list that it would stand in. */
  backTo: string
}

/** There is no such thing. */
export function Missing({ texts, backTo }: MissingProps) {
  const { notFound } = useTexts()
  return (
    <>
      <Head title={texts.notFound} isMissing />
      <Hero
        size="page"
        scene={<Scene name="full-river" />}
        label={notFound.label}
        title={texts.notFound}
        lead={texts.notFoundHint}
        actions={
          <ButtonLink href={backTo} variant="gold">
            {texts.back}
          </ButtonLink>
        }
      />
    </>
  )
}

interface FailedProps {
  texts: { detailFailed: string; detailFailedHint: string; back: string }
  backTo: string
  retry: () => void
}

/** It could not be asked for. */
export function Failed({ texts, backTo, retry }: FailedProps) {
  const { tryAgain } = useTexts()
  return (
    <>
      <Head title={texts.detailFailed} isMissing />
      <Hero
        role="alert"
        size="page"
        scene={<Scene name="full-river" />}
        title={texts.detailFailed}
        lead={texts.detailFailedHint}
        actions={
          <>
            <Button variant="gold" onClick={retry}>
              {tryAgain}
            </Button>
            <a href={backTo}>{texts.back}</a>
          </>
        }
      />
    </>
  )
}
