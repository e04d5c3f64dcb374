import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { pathNameOf } from '../../contract/schema/resource.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useConfig } from './configContext.ts'
import { isResourceEntry } from './definitions.ts'

/** What one record of a resource is called, by what the API's paths call the resource, which is the answer where the panel has none such. */
export function useKindName(): (path: string) => string {
  const language = usePreference(locale)
  const config = useConfig()
  return (path) => {
    const entry = config.filter(isResourceEntry).find(({ resource }) => pathNameOf(resource) === path)
    return entry ? resourceTexts(entry.resource, language).one : path
  }
}
