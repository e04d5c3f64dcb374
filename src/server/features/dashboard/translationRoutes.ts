import {
  type TranslationCount,
  translationCount,
  translationCountFields,
} from '../../../contract/api/administration.ts'
import { translationEndpoints } from '../../../contract/api/endpoints.ts'
import { SECOND_FIELD, SECOND_LOCALE } from '../../../contract/domain/locales.ts'
import { shownTranslation } from '../../../contract/domain/translationState.ts'
import { TRANSLATION_STATES, type TranslationState } from '../../../contract/schema/fieldTypes.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import type { Repository } from '../../content/resources/repository.ts'
import { isTranslatedResource } from '../../content/resources/representation.ts'
import { arrayListRoute } from '../../content/resources/routing.ts'
import { translationOf } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'

/** Serves how many records and singletons are in which state of translation. */
export const translationRoutes: ZodRoutes<{ stores: Stores; context: ReadContext }> = async (
  app,
  { stores, context },
) => {
  app.route(
    arrayListRoute(translationEndpoints.states, {
      name: 'translations',
      tags: ['dashboard'],
      summary: 'How many records of each resource are missing, partial, outdated or current in English',
      fields: translationCountFields,
      beside: [],
      row: translationCount,
      read: () =>
        Promise.all(
          SECOND_LOCALE
            ? [
                ...[...stores.byPath]
                  .filter(([, { resource }]) => isTranslatedResource(resource))
                  .map(([path, repository]) => countOf(path, repository, context)),
                countOfSingletons(stores, context),
              ]
            : [],
        ),
    }),
  )
}

async function countOf(resource: string, repository: Repository, context: ReadContext): Promise<TranslationCount> {
  const entries = TRANSLATION_STATES.map(
    async (state) => [state, await repository.count(context, { translationState: state })] as const,
  )
  // One entry for each state.
  const counts = Object.fromEntries(await Promise.all(entries)) as Record<TranslationState, number>
  return { resource, ...counts }
}

async function countOfSingletons({ singletons }: Stores, context: ReadContext): Promise<TranslationCount> {
  const counts = { resource: SINGLETONS_PATH, missing: 0, partial: 0, outdated: 0, current: 0 }
  for (const { singleton, readOrDefaults } of Object.values(singletons)) {
    const values = 'translation' in singleton.fields ? await readOrDefaults(context) : undefined
    if (values) counts[shownTranslation(translationOf(singleton.fields, values))[SECOND_FIELD].state] += 1
  }
  return counts
}
