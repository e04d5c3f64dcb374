import type { Person } from '../../../contract/resources/people.ts'

/** People of the demo company in the order of the about page; their names are those of the posts' authors. */
export const demoPeople = [
  {
    name: 'Çağrı Duranoğlu',
    role: 'Ziraat yüksek mühendisi, kurucu ortak',
    text: 'Sulama planlarını yapar, sezon boyunca tarlaya en çok o gelir. Kaç milimetre verileceğini tartışmayı sever; burgusu hep bagajdadır.',
    picture: 'cagri.webp',
    en: {
      role: 'Agronomist (MSc), co-founder',
      text: 'He makes the irrigation plans, and is the one who comes to your field most often in the season. He likes to argue about millimetres; his auger lives in the boot of the car.',
    },
  },
  {
    name: 'Selma Ağırbaş',
    role: 'Toprak bilimci',
    text: 'Toprak etütlerini yürütür, Kök 6’nın kalibrasyonunu tarlada o düzeltir. Gübre hesabınızı getirin, üstünden birlikte geçin.',
    picture: 'selma.webp',
    en: {
      role: 'Soil scientist',
      text: 'She runs the soil surveys, and is the one who corrects Kök 6 in the field. Bring your fertiliser sums and go through them with her.',
    },
  },
  {
    name: 'Dr. Nurgül Yeşilırmak',
    role: 'Bitki koruma uzmanı',
    text: 'Mildiyö ve kara leke modellerini yazdı. İlaçlamayın dediği gün sayısıyla övünür.',
    picture: 'nurgul.webp',
    en: {
      role: 'Plant protection specialist',
      text: 'She wrote our models for downy mildew and apple scab. What she is proud of is the number of days on which she said: do not spray.',
    },
  },
  {
    name: 'Okan İnceöz',
    role: 'Ziraat mühendisi ve İHA pilotu',
    text: 'Dron uçuşlarını planlar, uydu haritasında gördüğü lekeye önce yürüyerek gider. Kırlangıç 20 eğitimlerini o verir.',
    picture: 'okan.webp',
    en: {
      role: 'Agronomist and drone pilot',
      text: 'He plans the flights, and walks to a spot that he sees on the satellite map before he flies to it. The Kırlangıç 20 training is his.',
    },
  },
] satisfies readonly (Partial<Person> & { picture: string })[]
