import { paletteNames } from '../../company/palettes.ts'
import { open } from '../schema/endpoint.ts'
import { choice, image, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Site ve marka',
    fields: {
      title: 'Firma adı',
      shortName: 'Kısa ad',
      tagline: 'Slogan',
      assistantName: 'Sohbet asistanının adı',
      logoUrl: 'Logo',
      logoDarkUrl: 'Koyu zemin için logo',
      iconUrl: 'Simge',
      palette: 'Renk paleti',
    },
    choices: {
      palette: {
        '': 'Sitenin kendi renkleri',
        green: 'Yeşil ve altın',
        olive: 'Zeytin ve bakır',
        teal: 'Turkuaz ve altın',
        blue: 'Mavi ve altın',
        indigo: 'Çivit ve altın',
        plum: 'Mürdüm ve altın',
      },
    },
    hints: {
      title:
        'Sayfa başlıklarında, alt bilgide, e-postalarda, paylaşım görsellerinde ve yazarı belirtilmeyen yazılarda görünür.',
      shortName: 'Siteyi telefonun ana ekranına ekleyenler simgenin altında bunu görür. Boşsa firma adı kullanılır.',
      tagline: 'Arama sonuçlarında ve alt bilgide görünür. Boşsa alt bilginin sloganı kullanılır.',
      assistantName: 'Boşsa kısa ad, o da yoksa firma adının ilk kelimesi kullanılır.',
      logoUrl: 'Logo yoksa sitede firmanın adı yazıyla görünür.',
      logoDarkUrl: 'İsteğe bağlı. Koyu temada öteki logonun yerine bu görünür.',
      iconUrl:
        'Tarayıcı sekmesinde, telefonun ana ekranında ve adın yanında görünür. Kare, en az 512 × 512 piksel ya da SVG.',
      palette: 'Solda açık, sağda koyu temadaki renkler. Kaydedince sitede ve panelde görünür.',
    },
    loadFailed: 'Site ayarları yüklenemedi.',
    updateFailed: 'Site ayarları güncellenirken bir hata oluştu.',
  },
  en: {
    title: 'Site and brand',
    fields: {
      title: 'Company name',
      shortName: 'Short name',
      tagline: 'Tagline',
      assistantName: 'Name of the chat assistant',
      logoUrl: 'Logo',
      logoDarkUrl: 'Logo for dark backgrounds',
      iconUrl: 'Icon',
      palette: 'Palette',
    },
    choices: {
      palette: {
        '': 'The site’s own colours',
        green: 'Green and gold',
        olive: 'Olive and copper',
        teal: 'Teal and gold',
        blue: 'Blue and gold',
        indigo: 'Indigo and gold',
        plum: 'Plum and gold',
      },
    },
    hints: {
      title: 'Shown in page titles, footer, emails and sharing pictures, and as the author of posts without one.',
      shortName: 'Shown below the icon on a phone’s home screen. If left empty, the company name.',
      tagline: 'Shown in search results and in the footer. If left empty, the footer’s tagline.',
      assistantName: 'If left empty, the short name, else the first word of the company name.',
      logoUrl: 'Without a logo the site shows its name as text.',
      logoDarkUrl: 'Optional. Takes the place of the other logo in the dark theme.',
      iconUrl: 'Shown in browser tabs, on home screens and beside the name. Square, at least 512 × 512 pixels, or SVG.',
      palette: 'Light theme on the left, dark theme on the right. In force on the site and in the panel once saved.',
    },
    loadFailed: 'The site settings could not be loaded.',
    updateFailed: 'The site settings could not be updated.',
  },
}

export const siteSettings = defineSingleton({
  key: 'site-settings',
  icon: 'gear',
  translations,
  fields: {
    title: text({ maxLength: 100 }),
    shortName: text({ maxLength: 30 }),
    tagline: text({ maxLength: 120, translated: true }),
    assistantName: text({ maxLength: 40 }),
    logoUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true, onDark: 'logoDarkUrl' }),
    logoDarkUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true, ground: 'dark' }),
    iconUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true }),
    palette: choice(paletteNames),
  },
  read: open('GET /page-content/site-settings'),
  edit: 'GET /admin/page-content/site-settings',
  update: 'PUT /admin/page-content/site-settings',
  preview: 'POST /admin/page-content/site-settings/preview-link',
})
