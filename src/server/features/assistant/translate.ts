import { z } from 'zod'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { draftedFieldsOf, translatedFieldsOf } from '../../../contract/domain/translationState.ts'
import { drafting } from '../../../contract/i18n/admin/drafting.ts'
import { prompts } from '../../../contract/i18n/prompts/assistantPrompts.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { schemaOf } from '../../../contract/schema/schemas.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { ReadContext, Values } from '../../content/resources/context.ts'
import type { Stores } from '../../content/stores.ts'
import { orNotFound, refused } from '../../platform/http/problems.ts'
import { type AskModel, DRAFT_TIMEOUT_FACTOR, ModelFailed } from './model.ts'
import type { AnswerContext } from './siteAnswers.ts'

/** A record or a singleton, and the names of the fields to translate. */
export interface TranslationRequest {
  resource: string
  id: number | string
  fields: readonly string[]
}

/** Turkish texts to translate, with the declarations of their fields. */
interface Source {
  fields: Fields
  texts: Values
}

/** The Turkish texts of a request. Throws `Refused`: 404 without such a record, 400 for a field without a Turkish text. */
export async function sourceOf(
  { byPath, singletons }: Pick<Stores, 'byPath' | 'singletons'>,
  context: ReadContext,
  { resource, id, fields: names }: TranslationRequest,
): Promise<Source> {
  const store = byPath.get(resource)
  const singleton = resource === SINGLETONS_PATH ? singletons.get(String(id)) : undefined
  const record = orNotFound(
    store && /^\d+$/.test(String(id))
      ? await store.read(context, Number(id))
      : await singleton?.readOrDefaults(context),
  )
  const declared = (store?.resource ?? singleton!.singleton).fields
  const drafted = draftedFieldsOf(declared)
  if (names.some((name) => !Object.hasOwn(drafted, name) || isEmpty(record[name])))
    throw refused.invalid({ fields: [drafting.notTranslated] })
  return {
    fields: Object.fromEntries(names.map((name) => [name, drafted[name]!])),
    texts: Object.fromEntries(names.map((name) => [name, textsOf(drafted[name]!, record[name])])),
  }
}

/** A value to translate; of a list only the texts of its items that are translated. */
function textsOf(field: Field, value: unknown): unknown {
  if (field.kind !== 'items') return value
  const names = translatedFieldsOf(field.fields).map(([name]) => name)
  return (value as Values[]).map((item) =>
    Object.fromEntries(names.filter((name) => !isEmpty(item[name])).map((name) => [name, item[name]])),
  )
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value

export type Translate = (source: Source) => Promise<Values>

interface Context extends Pick<AnswerContext, 'readBrand'> {
  askModel: AskModel
  /** Milliseconds between two chunks of the response. */
  idleTimeout: number
}

/** Characters of an answer for each of the texts, and at least. */
const GROWTH = 2
const SHORTEST = 2000

/** Translates texts into English by the model. Throws `ModelFailed`. */
export const createTranslate =
  ({ askModel, readBrand, idleTimeout }: Context): Translate =>
  async ({ fields, texts }) => {
    const { text, isComplete } = await askModel({
      instructions: prompts.translate((await readBrand()).name),
      data: texts,
      maxLength: SHORTEST + GROWTH * JSON.stringify(texts).length,
      timeouts: { idle: idleTimeout, total: DRAFT_TIMEOUT_FACTOR * idleTimeout },
    })
    if (!isComplete) throw new ModelFailed('oversized')
    const answer = objectIn(text)
    // What does not fit its field is left out: the administrator writes it.
    const english = Object.entries(fields).flatMap(([name, field]) => {
      const { success, data } = schemaOfEnglish(field, texts[name]).safeParse(answer[name])
      return success && !isEmpty(data) ? [[name, data]] : []
    })
    if (english.length === 0) throw new ModelFailed('empty')
    return Object.fromEntries(english)
  }

/** Schema of the English value of a field: of a list the English texts of each item. */
function schemaOfEnglish(field: Field, turkish: unknown): z.ZodType {
  if (field.kind !== 'items') return schemaOf({ ...field, isRequired: false } as Field)
  return z.array(schemaOf(field.fields[SECOND_FIELD]!)).length((turkish as unknown[]).length)
}

/** The JSON object in an answer, which may stand in a code block or between sentences. */
function objectIn(text: string): Values {
  const [json = ''] = /\{[\s\S]*\}/.exec(text) ?? []
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json))
  } catch {
    throw new ModelFailed('empty')
  }
}
