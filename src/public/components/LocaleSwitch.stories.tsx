import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LocaleSwitch } from './LocaleSwitch.tsx'

const meta = { component: LocaleSwitch, args: { onSwitch: fn() } } satisfies Meta<typeof LocaleSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const ToEnglish: Story = { args: { locale: 'en', label: 'English' } }
export const ToTurkish: Story = { args: { locale: 'tr', label: 'Türkçe' } }
