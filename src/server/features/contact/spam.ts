import type { ContactForm } from '../../../contract/api/contact.ts'
import { FORM_MIN_AGE, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import type { FormTokens } from './formTokens.ts'

/** A grower may well point to a few pages. */
const MOST_LINKS = 3

const LINK = /\bhttps?:\/\/|\bwww\./gi
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link=/i

const linksIn = (text: string) => text.match(LINK)?.length ?? 0
const isGiven = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : (value ?? null) !== null)

interface Sent extends ContactForm {
  /** The age of its token in milliseconds: null when it brought none, undefined when that was not ours. */
  age: number | null | undefined
}

/** What makes a message suspicious. */
const signs: Record<string, (sent: Sent) => boolean> = {
  'filled in what nobody sees': ({ [HONEYPOT]: trap }) => isGiven(trap),
  'was too quick': ({ age }) => typeof age === 'number' && age >= 0 && age < FORM_MIN_AGE,
  'forged its token': ({ age }) => age === undefined,
  'is full of links': ({ subject, message }) => linksIn(subject) + linksIn(message) > MOST_LINKS,
  'is named like a link': ({ name }) => linksIn(name) > 0,
  'brings its own markup': ({ subject, message }) => MARKUP.test(subject) || MARKUP.test(message),
}

/** Why a message is probably not a person's; nothing when it probably is. */
export async function suspicionsOf(form: ContactForm, tokens: Pick<FormTokens, 'ageOf'>): Promise<string[]> {
  const age = isGiven(form.formToken) ? await tokens.ageOf(form.formToken) : null
  return Object.keys(signs).filter((sign) => signs[sign]!({ ...form, age }))
}
