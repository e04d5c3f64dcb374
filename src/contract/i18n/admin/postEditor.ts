import { panel } from '../../../company/words/panel.ts'
import type { Locale } from '../../constants.ts'
import { validation } from '../shared/messages.ts'
import { validation as english } from '../shared/messagesEnglish.ts'
import { drafting } from './drafting.ts'

const { scheduleDays, rescheduleDays } = validation
const planFaults: Record<'scheduleDays' | 'rescheduleDays', string> = { scheduleDays, rescheduleDays }
const { topicMissing, failed } = drafting
const draftingFaults: Record<'topicMissing' | 'failed', string> = { topicMissing, failed }

/** Texts of the blog screens, besides those of the resource. */
const tr = {
  ...planFaults,
  status: {
    label: 'Durum',
    all: 'Tümü',
    published: 'Yayınlandı',
    scheduled: 'Zamanlandı',
    draft: 'Taslak',
  },
  publication: {
    heading: 'Yayın',
    goThere: 'Yayın ayarları',
    draft: 'Taslak olarak sakla',
    now: 'Hemen yayınla',
    stay: 'Yayında kalsın',
    schedule: 'İleri bir güne zamanla',
    draftHint: 'Ziyaretçiler görmez.',
    nowHint: 'Kaydedince sitede görünür.',
    stayHint: 'Sitede görünmeye devam eder.',
    withdrawHint: 'Kaydedince siteden kalkar.',
    scheduleHint: 'Seçtiğiniz gün 14:00 sularında kendiliğinden yayınlanır.',
    days: 'Kaç gün sonra',
    quickPicks: 'Hızlı seçim',
    quickPick: (days: number) => `${days} gün`,
    calendar: { label: 'Takvim', earlier: 'Önceki ay', later: 'Sonraki ay' },
    inDays: (days: number) => (days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün sonra`),
    due: (moment: string, inDays: string) => `${moment} sularında yayınlanır, ${inDays}.`,
    dueAgain: (moment: string, inDays: string) =>
      `Kaydedince siteden kalkar, ${moment} sularında, ${inDays}, yeniden yayınlanır.`,
    confirmDraft: 'Bu yazı şu anda sitede. Kaydederseniz siteden kalkar ve taslak olur. Kaydedilsin mi?',
    confirmSchedule: (moment: string) =>
      `Bu yazı şu anda sitede. Kaydederseniz siteden kalkar ve ${moment} sularında yeniden yayınlanır. Kaydedilsin mi?`,
    scheduledFor: (moment: string) => `Zamanlandı: ${moment}`,
    scheduleKept: 'Gün sayısını boş bırakırsanız zamanlama değişmez.',
    publishedOn: (moment: string) => `Yayında: ${moment}`,
  },
  drafting: {
    heading: 'Yapay zekâ ile taslak',
    topic: 'Konu başlığı',
    topicHint: `Örneğin: ${panel.tr.topic}`,
    write: 'Taslak yaz',
    writing: 'Taslak yazılıyor… Bir dakika sürebilir.',
    stop: 'Durdur',
    ...draftingFaults,
    confirmReplace: 'İçerikte yazılı metin var. Yerine yeni taslak konsun mu? Sonra geri alabilirsiniz.',
    confirmUndo: 'Taslakta değişiklik yaptınız. Önceki metne dönülsün mü?',
    placed: 'Taslak içeriğe kondu. Yayınlamadan önce okuyup düzeltin.',
    kept: 'Taslak hazır, içeriğiniz değişmedi.',
    place: 'Taslağı içeriğe koy',
    undo: 'Geri al',
    undone: 'Önceki metin geri geldi.',
  },
}

export type PostEditorTexts = typeof tr

const en: PostEditorTexts = {
  scheduleDays: english.scheduleDays,
  rescheduleDays: english.rescheduleDays,
  status: {
    label: 'Status',
    all: 'All',
    published: 'Published',
    scheduled: 'Scheduled',
    draft: 'Draft',
  },
  publication: {
    heading: 'Publication',
    goThere: 'Publishing',
    draft: 'Keep as a draft',
    now: 'Publish now',
    stay: 'Stay published',
    schedule: 'Schedule for a later day',
    draftHint: 'Visitors do not see it.',
    nowHint: 'It appears on the site once saved.',
    stayHint: 'It goes on being shown on the site.',
    withdrawHint: 'It leaves the site once saved.',
    scheduleHint: 'It appears by itself on the day you choose, at about 14:00.',
    days: 'In how many days',
    quickPicks: 'Quick picks',
    quickPick: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    calendar: { label: 'Calendar', earlier: 'Previous month', later: 'Next month' },
    inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    due: (moment: string, inDays: string) => `It will be published at about ${moment}, ${inDays}.`,
    dueAgain: (moment: string, inDays: string) =>
      `Once saved it leaves the site, and is published again at about ${moment}, ${inDays}.`,
    confirmDraft: 'This post is on the site now. Saving takes it off and makes it a draft. Save it?',
    confirmSchedule: (moment: string) =>
      `This post is on the site now. Saving takes it off, and it is published again at about ${moment}. Save it?`,
    scheduledFor: (moment: string) => `Scheduled: ${moment}`,
    scheduleKept: 'Leave the number of days empty to keep the schedule.',
    publishedOn: (moment: string) => `Published: ${moment}`,
  },
  drafting: {
    heading: 'Draft with AI',
    topic: 'Topic',
    topicHint: `For example: ${panel.en.topic}`,
    write: 'Write a draft',
    writing: 'Writing a draft… This may take a minute.',
    stop: 'Stop',
    topicMissing: 'Please enter a topic for the AI.',
    failed: 'The AI content could not be created.',
    confirmReplace: 'There is text already. Put the new draft in its place? You can undo this.',
    confirmUndo: 'You have changed the draft. Go back to the text before it?',
    placed: 'The draft is in the text. Read and correct it before publishing.',
    kept: 'The draft is ready; your text has not been changed.',
    place: 'Put the draft into the text',
    undo: 'Undo',
    undone: 'The text before the draft is back.',
  },
}

export const postEditorTexts: Record<Locale, PostEditorTexts> = { tr, en }
