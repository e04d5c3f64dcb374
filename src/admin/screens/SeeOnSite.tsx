import { useWords } from '../i18n/words.ts'
import { BriefButton } from '../layout/BriefButton.tsx'

/** Where visitors read it, where it has an address of its own. */
export function SeeOnSite({ address }: { address: string | undefined }) {
  const { form: words } = useWords()
  if (!address) return null
  return (
    <BriefButton icon="eye" href={address} target="_blank" rel="noopener">
      {words.seeOnSite}
    </BriefButton>
  )
}
