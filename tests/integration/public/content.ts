import type { PublicPost } from '../../../src/public/features/blog/post.ts'
import type { PublicService } from '../../../src/public/features/services/service.ts'

let lastId = 0

/** Builds a service; a test overrides the fields that it is about. */
export const buildService = (overrides: Partial<PublicService> = {}): PublicService => {
  const id = overrides.id ?? ++lastId
  return {
    id,
    slug: `hassas-sulama-${id}`,
    name: `Hassas sulama ${id}`,
    shortDescription: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur.',
    description: 'Sulama kararının üç girdisi vardır.\n\nİşe parseli gezerek başlarız.',
    imageUrl: `/uploads/sulama-${id}.webp`,
    iconIdentifier: 'efficiency',
    isFeatured: true,
    createdAt: '2026-05-12T08:00:00.000Z',
    updatedAt: '2026-05-12T08:00:00.000Z',
    ...overrides,
  }
}

/** Builds a post; a test overrides the fields that it is about. */
export const buildPost = (overrides: Partial<PublicPost> = {}): PublicPost => {
  const id = overrides.id ?? ++lastId
  return {
    id,
    slug: `siloda-kizisma-${id}`,
    title: `Siloda kızışma ${id}`,
    excerpt: 'Kızışma yığının ortasında, sessizce başlar.',
    content: 'Buğday **canlıdır**, solur.\n\n## Hangi nemde\n\nYüzde 13.',
    author: 'Okan İnceöz',
    coverImageUrl: `/uploads/silo-${id}.webp`,
    date: '2026-05-12T20:30:00.000Z',
    isPublished: true,
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-12T08:00:00.000Z',
    ...overrides,
  }
}
