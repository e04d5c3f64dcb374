import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Teklif isteyin' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Asistana sorun' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Tekrar dene', size: 's' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Ürünü sil', size: 's' } }
export const Loading: Story = { args: { loading: true, children: 'Gönderiliyor…' } }
export const Disabled: Story = { args: { disabled: true, children: 'Gönder' } }
export const LongWords: Story = {
  args: { variant: 'primary', children: 'Sürdürülebilirlikle ilgili değerlendirmelerimizin tamamını okuyun' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
