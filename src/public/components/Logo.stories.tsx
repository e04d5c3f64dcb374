import type { Meta, StoryObj } from '@storybook/react-vite'
import { favicon } from '../../company/markFiles.ts'
import { Logo } from './Logo.tsx'

const drawing = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="120" viewBox="0 0 1200 120"><rect width="1200" height="120" fill="green"/></svg>`

const meta = {
  component: Logo,
  args: { name: 'Filiz Tarım Teknolojileri', src: drawing(favicon()), size: { width: 32, height: 32 } },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {}
export const VeryWide: Story = { args: { src: drawing(wide), size: { width: 1200, height: 120 } } }
export const SizeNotKnown: Story = { args: { src: drawing(wide), size: undefined } }
/** A logo that would be invisible in one theme has a contrasting plate there. */
export const PlateInLightTheme: Story = { args: { plate: 'light' } }
export const PlateInDarkTheme: Story = { args: { plate: 'dark' } }
