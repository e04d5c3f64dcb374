import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LocaleSwitch, ThemeToggle } from './PreferenceButtons.tsx'

const meta = {
  component: ThemeToggle,
  title: 'Site/PreferenceButtons',
  args: { theme: 'light', labels: { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }, onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Theme: Story = {}
export const ToEnglish: Story = { render: () => <LocaleSwitch locale="en" label="English" onSwitch={fn()} /> }
export const ToTurkish: Story = { render: () => <LocaleSwitch locale="tr" label="Türkçe" onSwitch={fn()} /> }
