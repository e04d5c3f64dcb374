import type { Person } from '../../../contract/resources/people.ts'

/** People of the demo company in the order of the about page; their names are those of the posts' authors. */
export const demoPeople = [
  {
    name: 'Çağrı Duranoğlu',
    role: 'Ziraat yüksek mühendisi, kurucu ortak',
    text: 'Sulama planlarını yapar, sezon boyunca tarlaya en çok o gelir. Kaç milimetre verileceğini tartışmayı sever; burgusu hep bagajdadır.',
    picture: 'cagri.webp',
  },
  {
    name: 'Selma Ağırbaş',
    role: 'Toprak bilimci',
    text: 'Toprak etütlerini yürütür, Kök 6’nın kalibrasyonunu tarlada o düzeltir. Gübre hesabınızı getirin, üstünden birlikte geçin.',
    picture: 'selma.webp',
  },
  {
    name: 'Dr. Nurgül Yeşilırmak',
    role: 'Bitki koruma uzmanı',
    text: 'Mildiyö ve kara leke modellerini yazdı. İlaçlamayın dediği gün sayısıyla övünür.',
    picture: 'nurgul.webp',
  },
  {
    name: 'Okan İnceöz',
    role: 'Ziraat mühendisi ve İHA pilotu',
    text: 'Dron uçuşlarını planlar, uydu haritasında gördüğü lekeye önce yürüyerek gider. Kırlangıç 20 eğitimlerini o verir.',
    picture: 'okan.webp',
  },
] satisfies readonly (Partial<Person> & { picture: string })[]
