import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LocaleLink, ThemeToggle } from './PreferenceButtons.tsx'

const meta = {
  component: ThemeToggle,
  title: 'Site/PreferenceButtons',
  args: { theme: 'light', labels: { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }, onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Theme: Story = {}
export const ToEnglish: Story = { render: () => <LocaleLink locale="en" label="English" href="/en" /> }
export const ToTurkish: Story = { render: () => <LocaleLink locale="tr" label="Türkçe" href="/" /> }
