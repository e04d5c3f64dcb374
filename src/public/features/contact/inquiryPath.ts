import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'

/** Path of the contact form with a product, service or post as its subject. */
export const inquiryPathOf = (name: string | null | undefined, locale: Locale): string =>
  pathTo(paths.contact, locale, {}, { topic: name ?? '' }).replaceAll('+', '%20')
