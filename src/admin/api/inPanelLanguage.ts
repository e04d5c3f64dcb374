import { locale } from '../preferences/preferences.ts'

/** Members of an error response that people read (`problemOf` on the server). */
const TEXTS = ['message', 'detail', 'errors']

/** An error response with its texts in the language of the panel: the server writes them in Turkish. Other texts stay. */
export async function inPanelLanguage(body: unknown): Promise<unknown> {
  const language = locale.get()
  if (language === 'tr' || typeof body !== 'object' || body === null) return body
  const { translateMessage } = await import('../../contract/i18n/shared/translate.ts')
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return translateMessage(value, language)
    if (Array.isArray(value)) return value.map(translated)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each)]))
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, TEXTS.includes(name) ? translated(value) : value]),
  )
}
