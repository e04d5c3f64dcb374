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
    en: {
      title: 'Become a dealer',
      content: `Beyond Çukurova, Konya, the Aegean and Harran we cannot reach everyone by ourselves. We appoint dealers where whoever sells the device can also go down to the field; we do not sell through shelves.

## Who we work with

People and firms that are agronomists or irrigation fitters, are known in their district, and **install with their own hands**. We do not ask how large your shop is. We ask how many fields you walked last year.

## What you get from us

Two days of installation training in our workshop in Yüreğir, free of charge. One of our technicians is beside you for the first six installations. A Kök 6 and a Poyraz stay with you for demonstrations. You do not wait for repairs: we send a new device the same day.

## What we expect of you

See every device that you install at least twice a season, where it stands. Answer the grower’s call yourself. If you sell pesticides or fertiliser, keep selling and measuring apart.

## How to apply

Write your province, your district and what you do in the contact form. We call you within ten days, and if it fits, invite you to the workshop.`,
    },
  },
] satisfies readonly (Partial<Page> & { daysAgo: number })[]
