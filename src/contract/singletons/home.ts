import { open } from '../schema/endpoint.ts'
import { items, longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
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
  },
  en: {
    title: 'Home page texts',
    fields: {
      title: 'Title of the page',
      lead: 'Description of the page',
      valuesTitle: 'Values: heading',
      valuesLead: 'Values: lead',
      values: 'Values',
      'values.title': 'Value',
      'values.text': 'What it means',
      productsTitle: 'Products: heading',
      servicesTitle: 'Services: heading',
      servicesLead: 'Services: lead',
      assistantTitle: 'Assistant: heading',
      assistantLead: 'Assistant: lead',
      notebookTitle: 'Latest posts: heading',
      closingTitle: 'Closing invitation: heading',
      closingLead: 'Closing invitation: lead',
      closingPoints: 'Closing invitation: points',
      'closingPoints.text': 'Point',
      closingAction: 'Closing invitation: button',
    },
    hints: {
      title: 'Shown on the browser’s tab and in search results.',
      lead: 'Shown below the title in search results.',
      values: 'They stand in the four seasons of the year, in this order.',
      assistantTitle: 'The sample conversation beside it does not change.',
    },
  },
}

export const home = defineSingleton({
  key: 'home',
  icon: 'globe',
  page: '/',
  translations,
  fields: {
    title: text({ maxLength: 200, translated: true }),
    lead: longText({ maxLength: 500, translated: true }),
    valuesTitle: text({ maxLength: 200, translated: true }),
    valuesLead: longText({ maxLength: 500, translated: true }),
    /** One for each season of the farming year. */
    values: items(
      {
        title: text({ isRequired: true, maxLength: 200, translated: true }),
        text: longText({ maxLength: 500, translated: true }),
      },
      { max: 4 },
    ),
    productsTitle: text({ maxLength: 200, translated: true }),
    servicesTitle: text({ maxLength: 200, translated: true }),
    servicesLead: longText({ maxLength: 500, translated: true }),
    assistantTitle: text({ maxLength: 200, translated: true }),
    assistantLead: longText({ maxLength: 500, translated: true }),
    notebookTitle: text({ maxLength: 200, translated: true }),
    closingTitle: text({ maxLength: 200, translated: true }),
    closingLead: longText({ maxLength: 500, translated: true }),
    closingPoints: items({ text: text({ isRequired: true, maxLength: 200, translated: true }) }, { max: 8 }),
    closingAction: text({ maxLength: 60, translated: true }),
  },
  read: open('GET /page-content/home'),
  edit: 'GET /admin/page-content/home',
  update: 'PUT /admin/page-content/home',
  preview: 'POST /admin/page-content/home/preview-link',
  reset: 'DELETE /admin/page-content/home',
})
