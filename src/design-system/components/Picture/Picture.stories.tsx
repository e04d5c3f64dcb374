import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawInstrument } from '../../instruments/drawInstrument.ts'
import { drawScene } from '../../scenes/drawScene.ts'
import { Scene } from '../../scenes/Scene.tsx'
import { Picture } from './Picture.tsx'

const fileOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const meta = {
  component: Picture,
  args: {
    src: fileOf(drawInstrument('soil-probe', 'light')),
    alt: 'Kesilmiş bir toprak bloğunda, altı derinlikte ölçüm yapan sonda',
    background: 'sage',
    placeholder: <Scene name="product-1" />,
    priority: true,
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** A drawing without ground stands on the tone. */
export const Drawing: Story = {}
/** A photograph fills its place. */
export const Photograph: Story = {
  args: {
    src: fileOf(drawScene({ mood: 'river', seed: 'foto', width: 900, height: 600 }, 'light')),
    alt: 'Menderes kıyısında tarlalar',
    fit: 'cover',
    background: 'soil',
  },
}
export const Missing: Story = { args: { src: null } }
export const Broken: Story = { args: { src: 'data:image/webp;base64,AAAA', background: 'lime' } }
export const Large: Story = { args: { shape: 'large' } }
export const LargePhotograph: Story = { args: { ...Photograph.args, shape: 'large' } }
