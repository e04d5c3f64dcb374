import { identity } from '../../../company/identity.ts'
import { slugify } from '../../../contract/domain/turkish.ts'
import type { SingletonValues } from '../../../contract/schema/singleton.ts'
import type { footer } from '../../../contract/singletons/footer.ts'
import type { home } from '../../../contract/singletons/home.ts'
import { inLanguageOrder } from '../../../contract/singletons/initialValues.ts'
import type { privacy } from '../../../contract/singletons/privacy.ts'
import type { sustainability } from '../../../contract/singletons/sustainability.ts'
import type { DemoCompany } from './texts/demoCompany.ts'
import { demoFooter } from './texts/footer.ts'
import { demoHome } from './texts/home.ts'
import { demoPageTexts } from './texts/pages.ts'
import { privacyOf } from './texts/privacy.ts'
import { sustainabilityOf } from './texts/sustainability.ts'

/** Singletons of the demo company by key; phone, email and street are fictional. */
export const demoSingletonsOf = (name: string) =>
  inOrder({
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
      en: {
        title: 'We measure before we speak',
        subtitle: 'A company for measurement and advice, founded in Adana on the edge of a cotton field.',
        mainText: `${shortOf(name)} began in Yüreğir in 2014, with two agronomists, an electronics engineer and a borrowed auger. The question was a simple one: of two neighbours who take water from the same canal, why does one pick a tonne more seed cotton per hectare? The answer lay at sixty centimetres, in a layer of clay that nobody had looked at.

We have done the same thing ever since: first we measure, then we speak. We design the probe, the station and the valve controller ourselves and assemble them in our workshop in Yüreğir. Every new device stands for two winters on our 12 hectares of trial land; what freezes, takes in water or has its cable chewed by a mouse goes back to the bench.

There are twenty-six of us: eleven agronomists, seven electronics and software engineers, five field technicians, and three people who keep the office on its feet. None of our agronomists earns a commission on pesticides or fertiliser. That is why “apply nothing this week” comes easily to us.

We work in Çukurova, on the plain of Konya, along the Aegean and in Harran. You may ask of any figure we give you how it was measured. And if there is something that we have not measured, we tell you that too.`,
        missionTitle: 'What we do today',
        missionText:
          'Give growers a record that was measured in their own field, that they can read and that they can keep. Give a reason with every piece of advice. Leave the decision to whoever owns the soil.',
        visionTitle: 'Where we want to get to',
        visionText:
          'No field whose water budget is unknown. Irrigation by what the root needs and not by habit, spraying by the state of the leaf and not by the calendar. And in twenty years, water still coming out of the same well.',
      },
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
      en: { addressText: 'Ovakent Mah. Pamuk Cad. 14, Yüreğir, Adana, Türkiye' },
    },
    // The name stays that of the environment.
    'site-settings': { logoUrl: null },
  })

/** The values of each singleton, arranged for the languages of the site. */
const inOrder = <T extends Record<string, object>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([key, values]) => [key, inLanguageOrder({ ...values })])) as T

export const demoSingletons = demoSingletonsOf(identity.name)

/**
 * Texts of the demo company for singletons with initial values, by key: they are their initial values until the demo
 * content is removed.
 */
export function demoTextsOf(name: string) {
  const { emailAddress } = demoSingletonsOf(name)['contact-info']
  const company: DemoCompany = { name, shortName: shortOf(name), emailAddress }
  return inOrder({
    home: demoHome satisfies SingletonValues<typeof home>,
    footer: demoFooter satisfies SingletonValues<typeof footer>,
    sustainability: sustainabilityOf(company) satisfies SingletonValues<typeof sustainability>,
    privacy: privacyOf(company) satisfies SingletonValues<typeof privacy>,
    ...demoPageTexts,
  })
}

/** First word of a company's name. */
function shortOf(name: string): string {
  const [first = name] = name.split(' ')
  return first
}
