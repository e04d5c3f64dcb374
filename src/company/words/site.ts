/** What the heads of lists say of what is in them, and what stands where no page is. */
export const site = {
  products: 'Toprağa giren, direğe asılan, havalanan aletler. Hepsi aynı dili konuşur, hepsi tek ekrana yazar.',
  services: 'Ölçü tek başına ürün vermez. Ziraat mühendislerimiz veriyi okur, tarlaya gelir, kararı sizinle verir.',
  blog: 'Tarlada en çok sorulanlar. Her yazıda tek konu, ölçülmüş sayılar, yarın yapılacak bir iş.',
  notFound: 'Bu parselde ekili bir şey yok.',
}
