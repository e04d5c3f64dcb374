import type { Page } from '../../../contract/resources/pages.ts'

/** Extra pages of the demo company. */
export const demoPages = [
  {
    title: 'Bayilik',
    content: `Çukurova, Konya, Ege ve Harran dışındaki illere tek başımıza yetişemiyoruz. Cihazı satan kişinin tarlaya da inebildiği yerlerde bayilik veriyoruz; raf bayiliği vermiyoruz.

## Kimle çalışırız

Ziraat mühendisi ya da tesisat ustası olan, kendi ilçesinde tanınan, **kurulumu kendi eliyle yapan** kişi ve firmalarla. Dükkân büyüklüğü sormayız; geçen yıl kaç tarlaya girdiğinizi sorarız.

## Bizden ne alırsınız

İki günlük kurulum eğitimi Yüreğir’deki atölyemizde, ücretsiz. İlk altı kurulumda yanınızda bir teknikerimiz olur. Demo için bir Kök 6 ve bir Poyraz sizde durur. Bozulan cihazı onarmayı beklemezsiniz, aynı gün yenisini kargolarız.

## Sizden ne bekleriz

Kurduğunuz cihazı sezonda en az iki kez yerinde görmenizi. Çiftçinin telefonuna sizin bakmanızı. İlaç ya da gübre satıyorsanız, ölçümle satışı birbirine karıştırmamanızı.

## Nasıl başvurulur

İletişim formuna ilinizi, ilçenizi ve ne iş yaptığınızı yazın. On gün içinde arar, olumluysa atölyeye çağırırız.`,
    place: 'footer',
    daysAgo: 62,
  },
] satisfies readonly (Partial<Page> & { daysAgo: number })[]
