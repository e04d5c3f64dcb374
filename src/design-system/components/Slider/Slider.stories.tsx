import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { samples } from '../../workshop/samples.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { Slider } from './Slider.tsx'

const action = (
  <ButtonLink href="#urunler" variant="primary">
    Ürünleri inceleyin
  </ButtonLink>
)

const meta = {
  tags: ['!autodocs'],
  component: Slider,
  parameters: { layout: 'fullscreen' },
  args: {
    interval: 6000,
    texts: {
      label: 'Öne çıkanlar',
      slider: 'slayt gösterisi',
      slide: 'slayt',
      place: (position, count) => `${position} / ${count}`,
      play: 'Slaytları oynat',
      pause: 'Slaytları durdur',
      previous: 'Önceki slayt',
      next: 'Sonraki slayt',
      pick: 'Slayt seçin',
      show: (position) => `${position}. slayda git`,
    },
    slides: [
      {
        key: 1,
        picture: <Illustration source={samples.eager} />,
        title: 'Toprağın sözünü sayıya çeviriyoruz.',
        lead: 'Sondadan uyduya, tarlanızın her dönümünü ölçeriz.',
        action,
      },
      {
        key: 2,
        picture: <Illustration source={samples.eager} />,
        title: 'Vanayı saat değil, kök açsın.',
        lead: 'Hangi parsele kaç milimetre, her sabah altıda telefonunuzda.',
        action,
      },
      { key: 3, picture: <Illustration source={samples.eager} />, title: 'Donda susan sensör size gelmez.' },
    ],
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki slayt' }))
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Vanayı saat değil, kök açsın.'))
    await waitFor(() => expect(canvas.getByText('Toprağın sözünü sayıya çeviriyoruz.')).not.toBeVisible())
  },
}
export const Alone: Story = { args: { slides: meta.args.slides.slice(0, 1) } }
export const TwelveOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { slides: Array.from({ length: 12 }, (_, i) => ({ ...meta.args.slides[i % 3]!, key: i })) },
}
export const FortyWords: Story = {
  args: {
    slides: [
      {
        ...meta.args.slides[0]!,
        title:
          'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan, kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılmış toprak sondası',
      },
      { ...meta.args.slides[1]!, title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine' },
    ],
  },
}
export const FortyWordsOnAPhone: Story = {
  ...FortyWords,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

// Examples of the docs page, hidden from the list of stories.

export const ShortTitle: Story = { tags: ['!dev'], args: { slides: meta.args.slides.slice(1, 2) } }
export const LongTitle: Story = {
  tags: ['!dev'],
  args: {
    slides: [
      {
        ...meta.args.slides[1]!,
        title: 'Uydudan, sondadan ve istasyondan gelen bütün ölçümlerle sulamanızı uçtan uca yöneten çözümlerimiz',
        lead: 'Hangi parsele kaç milimetre su verileceğini her sabah altıda telefonunuza gönderir, vanayı kendisi açar ve kapatır.',
      },
    ],
  },
}
