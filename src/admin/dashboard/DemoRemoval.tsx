import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import type { DemoContent } from '../../contract/api/administration.ts'
import { resourceTexts, singletonTexts } from '../../contract/i18n/admin/resources.ts'
import { sentenceOf } from '../api/failure.ts'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry, isSingletonEntry } from '../entries/entries.ts'
import { number } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useDemoRemoval } from './useDemoContent.ts'

/** Takes the demo content out in one step, once it was said what goes and that was agreed to. */
export function DemoRemoval({ left }: { left: DemoContent }) {
  const { firstDay: words } = useWords().dashboard
  const language = usePreference(locale)
  const notify = useNotifier()
  const nameOf = usePartNames()
  const { mutate, isPending } = useDemoRemoval({
    onRemoved: ({ total }) => notify(words.demoRemoved(number(total, language))),
    onFailed: (error) => notify(sentenceOf(error, words.demoFailed), 'error'),
  })
  function remove() {
    const parts = new Intl.ListFormat(language).format(left.parts.map(nameOf))
    if (!isPending && window.confirm(words.confirmDemo(parts))) mutate()
  }
  return (
    <Button
      variant="outlined"
      color="error"
      startIcon={<Icon name="trash" size={18} />}
      aria-disabled={isPending}
      onClick={remove}
    >
      {isPending ? words.removingDemo : words.removeDemo}
    </Button>
  )
}

/** `8 ürün` of a resource, and the title of a singleton. */
function usePartNames() {
  const language = usePreference(locale)
  const config = useConfig()
  return ({ name, count }: DemoContent['parts'][number]): string => {
    for (const entry of config) {
      if (isResourceEntry(entry) && entry.resource.name === name)
        return resourceTexts(entry.resource, language).count(count)
      if (isSingletonEntry(entry) && entry.singleton.key === name)
        return singletonTexts(entry.singleton, language).title
    }
    return `${count} ${name}`
  }
}
