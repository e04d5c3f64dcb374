import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pager } from './Pager.tsx'

const meta = {
  component: Pager,
  args: {
    pages: [1, 2, 3],
    current: 1,
    hrefOf: (page) => (page === 1 ? '/urunler' : `/urunler?sayfa=${page}`),
    texts: { label: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: (number) => `Sayfa ${number}` },
  },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { pages: [1, undefined, 61, 62, 63, undefined, 125], current: 62 } }
export const Last: Story = { args: { current: 3 } }
