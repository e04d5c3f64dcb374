import { longText, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'
import { REPLY_MAX_LENGTH } from './messages.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Hazır yanıt',
    many: 'Hazır yanıtlar',
    fields: { title: 'Adı', text: 'Metin' },
    hints: { title: 'Yalnızca panelde görünür: “Fiyat listesi” gibi.' },
    remove: 'Hazır yanıtı sil',
    confirmRemove: 'Bu hazır yanıtı silmek istediğinize emin misiniz?',
    empty: 'Henüz hazır yanıt yok. Sık yazdığınız bir yanıtı ekleyin; gelen kutusunda tek tıkla yazılır.',
  },
  en: {
    one: 'Saved reply',
    many: 'Saved replies',
    fields: { title: 'Name', text: 'Text' },
    hints: { title: 'Shown in the panel only, such as “Price list”.' },
    confirmRemove: 'Delete this saved reply?',
    empty: 'No saved replies yet. Add one that you write often; in the inbox one click writes it.',
  },
}

/** Texts for replies to messages, for administrators. */
export const savedReplies = defineResource({
  name: 'savedReplies',
  icon: 'doc',
  panelPath: 'saved-replies',
  translations,
  fields: {
    title: text({ isRequired: true, listed: true, searched: true, maxLength: 120 }),
    text: longText({ isRequired: true, searched: true, maxLength: REPLY_MAX_LENGTH }),
  },
  endpoints: {
    list: 'GET /saved-replies',
    read: 'GET /saved-replies/:id',
    create: 'POST /saved-replies',
    update: 'PUT /saved-replies/:id',
    remove: 'DELETE /saved-replies/:id',
  },
})

export type SavedReply = RecordOf<typeof savedReplies>
