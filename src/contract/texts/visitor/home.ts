import { homeSlider } from './homeSlider.ts'

/** The texts of the home page alone, which no other page loads; what they claim agrees with the demo content. */
export const homeTexts = {
  ...homeSlider,
  year: {
    title: 'Bir tarla, bir yıl, dört söz.',
    lead: 'Çiftçinin takvimi ekimde başlar. Bizimki de öyle: aynı parselin başında, on iki ay.',
    promises: [
      {
        months: ['Ekim', 'Kasım', 'Aralık'],
        title: 'Önce ölçeriz',
        text: 'Dekar başına bir noktadan, 0–\u206030 ve 30–\u206060 santimden örnek alırız. Gübre tarlanın ortalamasına değil, her bölgenin kendi toprağına göre bölünür.',
      },
      {
        months: ['Ocak', 'Şubat', 'Mart'],
        title: 'Kışı bizde geçirir',
        text: 'Her yeni cihaz 120 dekarlık deneme arazimizde iki kış bekler. Donan, su alan ya da fareye yenilen, size gelmeden tezgâha döner.',
      },
      {
        months: ['Nisan', 'Mayıs', 'Haziran'],
        title: 'Suyu milimetreyle konuşuruz',
        text: 'Her sabah altıda parsel başına bir satır: kaç milimetre, kaç saat, hangi vana. Bir milimetre su, dekara bir tondur.',
      },
      {
        months: ['Temmuz', 'Ağustos', 'Eylül'],
        title: '“Atmayın” da deriz',
        text: 'Risk puanı eşiğin altındaysa mesaj gelmez, ilaç atılmaz. Mühendislerimizin hiçbiri ilaç ya da gübre satışından prim almaz.',
      },
    ],
  },
  products: { title: 'Öne çıkan ürünler', empty: 'Şu anda öne çıkan ürün yok.' },
  services: {
    title: 'Cihazı kurup gitmeyiz',
    lead: 'Öne çıkan hizmetlerimiz: ölçüyü biz okur, nedenini tarlada arar, kararı sizinle veririz.',
    empty: 'Şu anda öne çıkan hizmet yok.',
  },
  assistant: {
    title: 'Gece on birde de sorun.',
    lead: 'Asistanımız yazılarımızı, ürün ve hizmet sayfalarımızı okudu. Neye dayandığını gösterir; sitede yazmayanı uydurmaz, mühendisimize yönlendirir.',
    action: 'Asistana sorun',
    sample: 'Örnek konuşma',
    asker: 'Domates yetiştiricisi, Karacabey',
    question: 'Alt yapraklarda kahverengi, halkalı lekeler var. Yarın yağmur görünüyor, bugün ilaçlamalı mıyım?',
    answer: [
      'Halkalı leke erken yanıklığa benziyor. Mildiyöyle karışabilir, onun ilacı başkadır; kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.',
      'Yaprak ıslakken ilaçlamayın. Kuruysa etikete bakın: süre yazmıyorsa koruyucu ilaç en az altı saat yağışsız hava ister. O kadar vaktiniz yoksa beklemek daha doğrudur, ilaç yıkanır.',
      'Bugün yapabileceğiniz: ilk salkımın altındaki hasta yaprakları kuru havada toplayıp tarladan uzaklaştırın.',
    ],
    basis: 'Dayanağı',
    more: 'Bunları da sorabilirsiniz',
    questions: [
      'Dronla ilaçlama için izin gerekir mi?',
      'Sulama zamanının geldiği nasıl anlaşılır?',
      'Kayısı çiçekteyken kaç derece tehlikeli?',
    ],
  },
  notebook: { title: 'Tarla defterinden' },
  closing: {
    title: 'Önce sizi dinleriz.',
    lead: 'Bir ziraat mühendisi iki iş günü içinde arar. Şu dördünü yazarsanız söze ortasından başlarız:',
    points: [
      'Ekili alan, dekar olarak',
      'Ürün ve çeşit',
      'Suyun kaynağı: kuyu, kanal, yağmur',
      'Sizi en çok uğraştıran iş',
    ],
    action: 'Bize yazın',
  },
}

export type HomeTexts = typeof homeTexts

/** What the sample answer rests on: the beginning of a post's title, in the content's own language. */
export const SAMPLE_SOURCE = 'Domateste erken yanıklık'
