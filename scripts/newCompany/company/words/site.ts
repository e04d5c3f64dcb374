/** Introductions of lists, and text of the not-found page. */
export const products = 'Sunduğumuz her ürün, özellikleri ve ayrıntılarıyla.'
export const services = 'Ne yapıyoruz, nasıl yapıyoruz, kime uygun: hizmetlerimizin tümü.'
export const blog = 'En çok sorulanlar, haberler ve öğrendiklerimiz.'
export const notFound = 'Bu adreste bir sayfa yok.'
