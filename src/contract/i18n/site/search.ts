import type { SearchKind } from '../../api/searchCalls.ts'

/** Texts of the search page and the search dialog. */
export interface SearchTexts {
  title: string
  /** Title of the page with results. */
  titleOf: (q: string) => string
  lead: string
  field: string
  hint: string
  submit: string
  close: string
  kinds: Record<SearchKind, string>
  found: (total: number, q: string) => string
  /** Below the first results of many. */
  firstOf: (count: number) => string
  all: (total: number) => string
  nothing: (q: string) => string
  tips: readonly string[]
  contact: string
  assistant: string
  searching: string
  failed: string
  failedTitle: string
}

export const search: SearchTexts = {
  title: 'Sitede ara',
  titleOf: (q) => `“${q}” için sonuçlar`,
  lead: 'Ürünlerde, hizmetlerde, yazılarda ve sayfalarda.',
  field: 'Ne arıyorsunuz?',
  hint: 'Ekler ve büyük harf fark etmez; bir harf yanlış olsa da bulunur.',
  submit: 'Ara',
  close: 'Aramayı kapat',
  kinds: { products: 'Ürünler', services: 'Hizmetler', blog: 'Yazılar', pages: 'Sayfalar' },
  found: (total, q) => `“${q}” için ${total} sonuç`,
  firstOf: (count) => `İlk ${count} sonuç gösteriliyor. Aramayı bir sözcük daha ekleyerek daraltabilirsiniz.`,
  all: (total) => `Tüm sonuçlar (${total})`,
  nothing: (q) => `“${q}” için sonuç bulunamadı`,
  tips: [
    'Daha az sözcükle arayın: her sözcük sayfada geçmelidir.',
    'Başka bir sözcük deneyin: “sonda” yerine “sensör” gibi.',
    'Ürün adını ya da konuyu tek başına yazın.',
  ],
  contact: 'Bize yazın',
  assistant: 'Asistana sorun',
  searching: 'Aranıyor…',
  failed: 'Arama şu anda yapılamıyor. Lütfen biraz sonra tekrar deneyin.',
  failedTitle: 'Arama yapılamadı',
}

export default search
