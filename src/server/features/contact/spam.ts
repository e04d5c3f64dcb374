import type { ContactForm } from '../../../contract/api/contact.ts'
import { FORM_MIN_AGE, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'

const TOKEN = new RegExp(`^([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

const signerOf = ({ db }: ReadContext) => createSigner(db, 'form tokens')

/** Form token: the signed time at which a form was opened. */
export async function issueFormToken(context: ReadContext): Promise<string> {
  const time = context.now().toString(36)
  return `${time}.${await signerOf(context).sign(time)}`
}

/** Age of a form token in milliseconds; undefined for a forged one. */
async function ageOf(context: ReadContext, token: unknown): Promise<number | undefined> {
  const [, time = '', signature = ''] = TOKEN.exec(typeof token === 'string' ? token : '') ?? []
  return (await signerOf(context).isOwn(time, signature)) ? context.now() - Number.parseInt(time, 36) : undefined
}

/** Maximum number of links in an ordinary message. */
const MAX_LINKS = 3

const LINK = /\bhttps?:\/\/|\bwww\./gi
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link=/i

const countLinks = (text: string) => text.match(LINK)?.length ?? 0
const isGiven = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : (value ?? null) !== null)

interface CheckedForm extends ContactForm {
  /** Age of its token in milliseconds: null without a token, undefined for a forged one. */
  age: number | null | undefined
}

/** Signs of spam, by their name in the log. */
const SIGNS: Record<string, (form: CheckedForm) => boolean> = {
  'filled in the honeypot': ({ [HONEYPOT]: trap }) => isGiven(trap),
  'sent too quickly': ({ age }) => typeof age === 'number' && age >= 0 && age < FORM_MIN_AGE,
  'forged form token': ({ age }) => age === undefined,
  'too many links': ({ subject, message }) => countLinks(subject) + countLinks(message) > MAX_LINKS,
  'link as name': ({ name }) => countLinks(name) > 0,
  'markup in the text': ({ subject, message }) => MARKUP.test(subject) || MARKUP.test(message),
}

/** The signs of spam in a message. */
export async function suspicionsOf(context: ReadContext, form: ContactForm): Promise<string[]> {
  const age = isGiven(form.formToken) ? await ageOf(context, form.formToken) : null
  return Object.keys(SIGNS).filter((sign) => SIGNS[sign]!({ ...form, age }))
}
