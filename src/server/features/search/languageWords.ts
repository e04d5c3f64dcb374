import type { Locale } from '../../../contract/constants.ts'

/** Words that the assistant's search knows, in lists separated by blanks. */
interface LanguageWords {
  /** Words that say nothing about the topic of a question. */
  stopWords: string
  /** Long stop words whose other forms are not: `konusunda`, but `Konya` has the same stem. */
  onlyInThisForm: readonly string[]
  /** Synonyms of growers and engineers, a group each. */
  synonyms: readonly string[]
  /** Crops, which rarely are the topic of a question: `elma bahçemi ne sıklıkla sulayayım` is about watering. */
  crops: string
}

export const languageWords: Record<Locale, LanguageWords> = {
  tr: {
    stopWords: `
      ne neden nasil nasildir nicin niye kim hangi hangisi kac kaca nere nerede nereye nereden nerde neresi
      neler neyi neye nedir mi mu misin misiniz musun musunuz miyim muyum miyiz muyuz midir mudur
      nin nun in un i yi yu a e ya ye da de ta te dan den tan ten ki
      bahce bahcem siklik siklikla
      bir biri birisi biriyle bu o bunu sunu onu bunun sunun onun bunlar onlar boyle soyle oyle sey seyler filan falan
      ben bana beni benim sen sana seni senin siz size sizi sizin sizde sizden biz bize bizi bizim kendi
      ve veya ile ama fakat ancak cunku icin gibi kadar gore daha cok az en her hic bazi tum butun sadece yalnizca diye
      simdi bugun yarin dun artik hala sonra once zaman hakkinda ilgili konusunda
      var yok evet hayir tamam lutfen acaba peki yani iste hani bence
      ol olarak oluyor olur olmak olan oldu olsun olabilir olmasi olmali olmaz olunca
      etmek ediyor eder etmem edin edeyim etsem ediyorum edebilir ederim edilir edilmeli edebilirim
      yap yapmak yapiyor yapar yapmaliyim yapayim yaparim yapabilirim yapilir yapilmali yapiyorsunuz yapsam
      istiyorum istiyoruz ister isterim istesem gerekir gerek gerekiyor gerekli lazim
      azaltmak azaltirim azaltmali azaltabilirim artirmak artiririm
      para tl
      almak aliyor aliyorsunuz alirim alabilir alacagim ariyorum arayan koy cikar gormek gelmek gelip bakmak
      ver verir verin verebilir soyle soyler anlat anlatir anlamak anlarim acikla goster ogren ogrenmek unut
      oneri oneriyorsunuz yardim yardimci bilgi bilgisi
      merhaba selam selamlar hocam abi kardesim arkadas arkadaslar sayin iyi gunler gunaydin kolay gelsin tesekkurler`,
    onlyInThisForm: ['konusunda'],
    synonyms: [
      'analiz tahlil çözümleme etüt inceleme',
      'numune örnek',
      'sensör sonda algılayıcı duyarga',
      'cihaz alet aygıt ürün',
      'saat sayaç',
      'eğitim ders kurs okul seminer',
      'belge sertifika',
      'meteoroloji hava',
      'dron drone iha insansız',
      'takip izleme gözlem',
      'hububat tahıl buğday',
      'kırağı don ayaz',
      'ücret fiyat bedel',
      'şirket firma kurum',
      'misyon görev amaç',
    ],
    crops: 'elma armut kiraz kayısı şeftali zeytin ceviz bağ üzüm domates buğday mısır pamuk',
  },
  en: {
    stopWords: `
      a an the this that these those there here some any all both each every either neither no not none such same other another else
      i me my mine we us our ours you your yours he she him her his it its they them their one ones someone anyone anything something
      is am are was were be been being do does did done doing don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven ll ve re
      have has had having can cannot could will would shall should may might must
      what which who whom whose when where why how whether if then than so as and or but because while
      of to in on at for from with without by about into onto over under up down out off between through during until since per against via
      before after again ago now today yesterday tomorrow soon still yet already always never often ever once time times
      very too just only also even really quite rather much many more most few less least lot lots enough almost well way ways long
      yes ok okay please thank thanks hello hi hey dear sir madam welcome sorry maybe perhaps actually possible able
      want wants wanted need needs needed like likes wish let lets try would get gets got getting give gives given take takes taken make makes made
      use uses used using go goes going come comes coming put see look looking know knows tell tells told say says show shows explain find finds found help ask learn understand
      work works working happen happens mean means think start keep offer offers offered provide provides recommend suggest suggestion
      thing things stuff order kind kinds sort type types good better best new right information info advice question questions
      reduce increase lower improve
`,
    onlyInThisForm: [],
    synonyms: [
      'analysis test testing analyse analyze',
      'sensor probe',
      'device instrument product gadget tool equipment unit',
      'meter gauge counter',
      'training train course lesson class school workshop seminar',
      'certificate certification certify',
      'weather meteorological meteorology',
      'drone uav unmanned',
      'monitoring monitor tracking track observe watch',
      'grain wheat cereal',
      'frost freeze freezing frozen',
      'price cost fee',
      'company firm business',
      'mission purpose',
      'orchard grove garden',
      'picture image photo photograph',
      'internet network signal connection coverage',
      'farmer grower producer cooperative',
      'alert warning warn alarm notification',
      'moisture humidity',
      'irrigation irrigate water watering',
      'deep depth',
      'leaf leaves foliage',
      'fertiliser fertilizer fertilise fertilize fertilising fertilizing',
      'reach range distance far',
      'founded founder established found',
      'sample sampling',
      'valve tap',
      'permit permission licence license authorisation',
      'carry payload capacity tank',
      'salty saline salinity salt',
    ],
    crops: 'apple pear cherry apricot peach olive walnut vine vineyard grape tomato wheat corn maize cotton',
  },
}
