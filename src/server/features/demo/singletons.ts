import { identity } from '../../../company/identity.ts'
import { slugify } from '../../../contract/domain/turkish.ts'
import type { Start } from '../../../contract/schema/singleton.ts'
import type { footer } from '../../../contract/singletons/footer.ts'
import type { home } from '../../../contract/singletons/home.ts'
import type { privacy } from '../../../contract/singletons/privacy.ts'
import type { sustainability } from '../../../contract/singletons/sustainability.ts'
import type { DemoCompany } from './texts/demoCompany.ts'
import { demoFooter } from './texts/footer.ts'
import { demoHome } from './texts/home.ts'
import { demoPageTexts } from './texts/pages.ts'
import { privacyOf } from './texts/privacy.ts'
import { sustainabilityOf } from './texts/sustainability.ts'

/** Singletons of the demo company by key; phone, email and street are fictional. */
export const demoSingletonsOf = (name: string) => ({
  about: {
    title: 'Ölçmeden konuşmayız',
    subtitle: 'Adana’da, bir pamuk tarlasının kenarında kurulmuş ölçüm ve danışmanlık şirketi.',
    mainText: `${shortOf(name)} 2014’te Yüreğir’de, iki ziraat mühendisi, bir elektronikçi ve ödünç bir burguyla başladı. Soru basitti: aynı kanaldan su alan iki komşu tarladan biri neden dekara yüz kilo fazla kütlü veriyor? Cevap altmış santimde, kimsenin bakmadığı kil tabakasında çıktı.

O günden beri aynı işi yapıyoruz: önce ölçüyor, sonra konuşuyoruz. Sondayı, istasyonu ve vana ünitesini kendimiz tasarlıyor, Yüreğir’deki atölyemizde topluyoruz. Her yeni cihaz 120 dekarlık deneme arazimizde iki kış bekliyor; donan, su alan ya da kablosunu fare kemiren tezgâha geri dönüyor.

Yirmi altı kişiyiz: on bir ziraat mühendisi, yedi elektronik ve yazılım mühendisi, beş saha teknikeri, ofisi ayakta tutan üç kişi. Mühendislerimizin hiçbiri ilaç ya da gübre satışından prim almaz. Bu yüzden “bu hafta bir şey atmayın” demek bize zor gelmez.

Çukurova’da, Konya Ovası’nda, Ege’de ve Harran’da çalışıyoruz. Verdiğimiz her sayının nasıl ölçüldüğünü sorabilirsiniz. Ölçmediğimiz bir şey varsa onu da söyleriz.`,
    missionTitle: 'Bugünkü işimiz',
    missionText:
      'Üreticiye kendi tarlasında ölçülmüş, okuyabildiği ve saklayabildiği kayıt vermek. Her tavsiyeyi nedeniyle birlikte söylemek. Kararı, toprağın sahibine bırakmak.',
    visionTitle: 'Varmak istediğimiz yer',
    visionText:
      'Su bütçesi bilinmeyen parsel kalmasın. Sulama alışkanlıkla değil kökün ihtiyacıyla, ilaç takvimle değil yaprağın hâliyle kararlaştırılsın. Yirmi yıl sonra aynı kuyudan hâlâ su çekilsin.',
    picture: 'hakkimizda.webp',
  },
  'contact-info': {
    title: 'İletişim',
    phoneNumber: '0322 000 00 00',
    emailAddress: `bilgi@${slugify(shortOf(name)) || 'ornek'}.example`,
    addressText: 'Ovakent Mah. Pamuk Cad. 14, Yüreğir, Adana',
    mapIframeUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=35.28%2C36.95%2C35.40%2C37.02&layer=mapnik&marker=36.985%2C35.34',
    enableContactFormNotifications: false,
    notificationTargetEmail: null,
  },
  // The name stays that of the environment.
  'site-settings': { logoUrl: null },
})

export const demoSingletons = demoSingletonsOf(identity.name)

/**
 * Texts of the demo company for singletons with initial values, by key: they are their initial values until the demo
 * content is removed.
 */
export function demoTextsOf(name: string) {
  const { emailAddress } = demoSingletonsOf(name)['contact-info']
  const company: DemoCompany = { name, shortName: shortOf(name), emailAddress }
  return {
    home: demoHome satisfies Start<typeof home>,
    footer: demoFooter satisfies Start<typeof footer>,
    sustainability: sustainabilityOf(company) satisfies Start<typeof sustainability>,
    privacy: privacyOf(company) satisfies Start<typeof privacy>,
    ...demoPageTexts,
  }
}

/** First word of a company's name. */
function shortOf(name: string): string {
  const [first = name] = name.split(' ')
  return first
}
