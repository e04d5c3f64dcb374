import type { PublicProduct } from '../../../src/public/features/products/product.ts'

let lastId = 0

/** Builds a product; a test overrides the fields that it is about. */
export const buildProduct = (overrides: Partial<PublicProduct> = {}): PublicProduct => {
  const id = overrides.id ?? ++lastId
  return {
    id,
    slug: `kok-${id}-toprak-sondasi`,
    name: `Kök ${id} toprak sondası`,
    shortDescription: 'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer.',
    description:
      'Yüzeye bakıp karar veren, yirmi santimlik bir kuruluğa su verir.\n\nBurgu deliğine bulamaçsız oturur.',
    imageUrl: `/uploads/kok-${id}.webp`,
    isFeatured: true,
    specs: { 'Ölçüm derinliği': '10, 20, 30, 40, 60, 80 cm', 'Koruma sınıfı': 'IP68' },
    createdAt: '2026-05-12T08:00:00.000Z',
    updatedAt: '2026-05-12T08:00:00.000Z',
    ...overrides,
  }
}
