import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Ana sayfa metinleri',
  fields: {
    title: 'Sayfanın başlığı',
    lead: 'Sayfanın açıklaması',
    valuesTitle: 'Değerler: başlık',
    valuesLead: 'Değerler: giriş',
    values: 'Değerler',
    'values.title': 'Değer',
    'values.text': 'Açıklaması',
    productsTitle: 'Ürünler: başlık',
    servicesTitle: 'Hizmetler: başlık',
    servicesLead: 'Hizmetler: giriş',
    assistantTitle: 'Asistan: başlık',
    assistantLead: 'Asistan: giriş',
    notebookTitle: 'Son yazılar: başlık',
    closingTitle: 'Kapanış daveti: başlık',
    closingLead: 'Kapanış daveti: giriş',
    closingPoints: 'Kapanış daveti: maddeler',
    'closingPoints.text': 'Madde',
    closingAction: 'Kapanış daveti: düğme',
  },
  hints: {
    title: 'Tarayıcı sekmesinde ve arama sonuçlarında görünür.',
    lead: 'Arama sonuçlarında başlığın altında görünür.',
    values: 'Yılın dört mevsimine sırayla yerleşir.',
    assistantTitle: 'Yanındaki örnek konuşma değişmez.',
  },
}
