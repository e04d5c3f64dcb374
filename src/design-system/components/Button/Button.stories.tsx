import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { tags: ['!autodocs'], component: Button, args: { children: 'Teklif isteyin' } } satisfies Meta<
  typeof Button
>
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

// Examples of the docs page, hidden from the list of stories.

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s4)' } as const

export const OnePrimary: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button variant="primary">Teklif isteyin</Button>
      <Button variant="quiet">Karşılaştırın</Button>
    </div>
  ),
}
export const TwoPrimaries: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button variant="primary">Teklif isteyin</Button>
      <Button variant="primary">Karşılaştırın</Button>
    </div>
  ),
}
export const Verb: Story = { tags: ['!dev'], args: { variant: 'danger', children: 'Ürünü sil' } }
export const NoVerb: Story = { tags: ['!dev'], args: { variant: 'danger', children: 'Evet' } }
