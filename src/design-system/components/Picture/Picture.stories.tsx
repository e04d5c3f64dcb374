import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleDrawing, samplePhoto, samples } from '../../workshop/samples.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { Picture } from './Picture.tsx'

const meta = {
  tags: ['!autodocs'],
  component: Picture,
  args: {
    src: sampleDrawing,
    alt: 'Kesilmiş bir toprak bloğunda, altı derinlikte ölçüm yapan sonda',
    background: 'sage',
    placeholder: <Illustration source={samples.eager} />,
    priority: true,
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** A transparent picture is shown whole on the background colour. */
export const Drawing: Story = {}
/** An opaque picture fills the box. */
export const Photograph: Story = {
  args: {
    src: samplePhoto(900, 600),
    alt: 'Menderes kıyısında tarlalar',
    fit: 'cover',
    background: 'soil',
  },
}
export const Missing: Story = { args: { src: null } }
export const Broken: Story = { args: { src: 'data:image/webp;base64,AAAA', background: 'lime' } }
export const Large: Story = { args: { shape: 'large' } }
export const LargePhotograph: Story = { args: { ...Photograph.args, shape: 'large' } }

// Examples of the docs page, hidden from the list of stories.

export const WholeDrawing: Story = { tags: ['!dev'] }
export const CroppedDrawing: Story = { tags: ['!dev'], args: { fit: 'cover' } }
