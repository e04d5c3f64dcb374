import type { Locale } from '../../constants.ts'

/** Texts of the panel's search over records, settings and pages. */
const tr = {
  title: 'Panelde ara',
  field: 'Kayıt, ayar ya da sayfa adı yazın',
  screens: 'Sayfalar ve ayarlar',
  found: (count: number) => `${count} sonuç`,
  nothing: 'Bulunamadı. Daha kısa ya da başka bir sözcük deneyin.',
  searching: 'Aranıyor…',
  failed: 'Kayıtlar aranamadı. Bağlantınızı denetleyip yeniden deneyin.',
  hint: 'Oklarla seçin, Enter ile açın, Esc ile kapatın.',
  close: 'Aramayı kapat',
}

type PanelSearchTexts = typeof tr

const en: PanelSearchTexts = {
  title: 'Search the panel',
  field: 'Name of a record, setting or page',
  screens: 'Pages and settings',
  found: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  nothing: 'Nothing was found. Try a shorter or another word.',
  searching: 'Searching…',
  failed: 'The records could not be searched. Check your connection and try again.',
  hint: 'Choose with the arrows, open with Enter, close with Esc.',
  close: 'Close the search',
}

export const panelSearchTexts: Record<Locale, PanelSearchTexts> = { tr, en }
