import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onSite } from '../../../../tests/integration/public/storySite.tsx'
import { SearchResults } from './SearchResults.tsx'

const meta = {
  component: SearchResults,
  decorators: [onSite],
  args: {
    q: 'sonda',
    loaded: {
      state: 'ready',
      data: [
        {
          resource: 'products',
          id: 1,
          title: 'Kök 6 toprak sondası',
          titleRanges: [[13, 20]],
          url: '/urunler/kok-6-toprak-sondasi',
          excerpt: 'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer. Sonda üç yıl pil değiştirmeden çalışır.',
          ranges: [[49, 54]],
        },
        {
          resource: 'blog',
          id: 7,
          title: 'Sürdürülebilirlikdeğerlendirmelerimizdenmişçesineyazılmışuzunbirkelime',
          url: '/blog/toprak-nemi-nasil-okunur',
          excerpt: '… iki sonda yeter: biri hattın başına, biri sonuna. Sondaları ilk sulamadan önce yerleştirin …',
          ranges: [
            [6, 11],
            [52, 61],
          ],
        },
        { resource: 'pages', id: 'contact', title: 'İletişim', url: '/iletisim', excerpt: '', ranges: [] },
      ],
    },
  },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Ürünler', 'Yazılar', 'Sayfalar'])
    const marked = canvas.getAllByRole('mark').map(({ textContent }) => textContent)
    await expect(marked).toEqual(['sondası', 'Sonda', 'sonda', 'Sondaları'])
  },
}
/** More results than one response has. */
export const FirstOfMany: Story = { args: { loaded: { ...meta.args.loaded, total: 73 } } }
export const NothingFound: Story = { args: { q: 'hidroponik', loaded: { state: 'ready', data: [] } } }
export const Loading: Story = { args: { loaded: { state: 'loading' } } }
export const Failed: Story = { args: { loaded: { state: 'failed', retry: fn() } } }
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    q: 'probe',
    loaded: {
      state: 'ready',
      data: [
        {
          resource: 'products',
          id: 1,
          title: 'Kök 6 soil probe',
          titleRanges: [[11, 16]],
          url: '/en/products/kok-6-soil-probe',
          excerpt: 'Measures moisture, temperature and salinity at six depths. The probe runs for three years.',
          ranges: [[63, 68]],
        },
      ],
    },
  },
}
export const NothingFoundInEnglish: Story = { globals: { locale: 'en' }, args: NothingFound.args }
export const FailedInEnglish: Story = { globals: { locale: 'en' }, args: Failed.args }
