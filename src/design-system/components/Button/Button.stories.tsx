import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Teklif isteyin' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Gold: Story = { args: { variant: 'gold' } }
export const Green: Story = { args: { variant: 'green', children: 'Asistana sorun' } }
export const Line: Story = { args: { variant: 'line', children: 'Tekrar dene', size: 's' } }
export const Clay: Story = { args: { variant: 'clay', children: 'Ürünü sil', size: 's' } }
export const Busy: Story = { args: { isBusy: true, children: 'Gönderiliyor…' } }
export const Disabled: Story = { args: { disabled: true, children: 'Gönder' } }
export const LongWords: Story = {
  args: { variant: 'gold', children: 'Sürdürülebilirlikle ilgili değerlendirmelerimizin tamamını okuyun' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
