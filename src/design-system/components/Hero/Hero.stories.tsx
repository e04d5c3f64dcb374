import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { samplePhoto, samples } from '../../workshop/samples.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { Photo } from '../Photo/Photo.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <Illustration source={samples.eager} />,
    title: 'Toprağın sözünü sayıya çeviriyoruz.',
    lead: 'Sondadan uyduya, tarlanızın her dönümünü ölçeriz; ne zaman sulayacağınıza, ne zaman bekleyeceğinize birlikte karar veririz.',
    actions: (
      <ButtonLink href="/urunler" variant="primary">
        Ürünleri inceleyin
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {}
export const NotFound: Story = {
  args: {
    size: 'page',
    picture: <Illustration source={samples.eager} />,
    label: '404',
    title: 'Bu parselde ekili bir şey yok.',
    lead: 'Aradığınız sayfa taşınmış ya da hiç olmamış olabilir.',
    actions: (
      <>
        <ButtonLink href="/" variant="primary">
          Ana sayfaya dön
        </ButtonLink>
        <a href="/urunler">Ürünler</a>
      </>
    ),
  },
}
export const TitleAlone: Story = { args: { lead: undefined, actions: undefined } }
export const LongTitle: Story = {
  args: {
    title:
      'Sondadan uyduya, kuyudan vanaya, yapraktan siloya kadar tarlanızın her dönümünü, her santimini ve her saatini ölçüyoruz.',
  },
}

/** The focal point of a photograph stays visible. */
export const FocalPoint: Story = {
  args: {
    picture: <Photo src={samplePhoto(1600, 900)} alt="" objectPosition={[0.2, 0.5]} priority />,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const photo = canvasElement.querySelector('img')!
    await waitFor(() => expect(getComputedStyle(photo).objectPosition).toBe('20% 50%'))
  },
}
