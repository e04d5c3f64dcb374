import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Icon } from '../../icons/Icon.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: {
    label: 'Menü',
    icon: <Icon name="menu" />,
    openIcon: <Icon name="close" />,
    children: <a href="#urunler">Ürünler</a>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }))
    await expect(canvas.getByRole('link', { name: 'Ürünler' })).toBeVisible()
  },
}
