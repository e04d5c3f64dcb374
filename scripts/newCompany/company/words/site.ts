/** What the heads of lists say of what is in them, and what stands where no page is. */
export const site = {
  products: 'Sunduğumuz her ürün, özellikleri ve ayrıntılarıyla.',
  services: 'Ne yapıyoruz, nasıl yapıyoruz, kime uygun: hizmetlerimizin tümü.',
  blog: 'En çok sorulanlar, haberler ve öğrendiklerimiz.',
  notFound: 'Bu adreste bir sayfa yok.',
}
