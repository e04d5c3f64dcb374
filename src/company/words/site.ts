/** Introductions of the lists, and the text of the not-found page. */
export const products = 'Toprağa gömülen, direğe takılan, havalanan cihazlar. Hepsinin ölçtüğü tek ekranda.'
export const services =
  'Ölçü tek başına ürün vermez. Ziraat mühendislerimiz veriyi okur, tarlaya gelir, kararı sizinle verir.'
export const references = 'Kimin tarlasında, neyle, ne kadar: önce ölçtük, sonra yeniden ölçtük.'
export const blog = 'Tarlada en çok sorulanlar. Her yazıda tek konu, ölçülmüş sayılar, yarın yapılacak bir iş.'
export const notFound = 'Bu parselde ekili bir şey yok.'
