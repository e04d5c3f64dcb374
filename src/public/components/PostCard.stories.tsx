import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostedPhoto, onSite } from '../../../tests/integration/public/storySite.tsx'
import { PostCard } from './PostCard.tsx'

const post = {
  id: 1,
  slug: 'siloda-kizisma',
  date: '2026-05-12T11:00:00.000Z',
  author: 'Okan İnceöz',
  coverImageUrl: hostedPhoto,
  title: 'Siloda kızışma: kokudan on gün önce görünen ısı',
  excerpt:
    'Kızışma yığının ortasında, sessizce başlar. Hangi nemde depolamalı, sıcaklık artışını nasıl okumalı, fanı ne zaman çalıştırmalı?',
}

const meta = {
  component: PostCard,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite],
  args: { post },
} satisfies Meta<typeof PostCard>
export default meta
type Story = StoryObj<typeof meta>

export const Lead: Story = { args: { size: 'lead' } }
export const Row: Story = {}
export const WithoutPicture: Story = { args: { post: { ...post, coverImageUrl: null } } }
export const TitleAlone: Story = { args: { post: { ...post, excerpt: null, date: null } } }
export const LongWords: Story = {
  args: {
    size: 'lead',
    post: {
      ...post,
      title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
      excerpt: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
