import type { Meta, StoryObj } from '@storybook/react-vite'
import { samples } from '../../workshop/samples.tsx'
import { Button } from '../Button/Button.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Notice } from './Notice.tsx'

const meta = { tags: ['!autodocs'], component: Notice } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'Ürünler yüklenemedi',
    text: 'Ürünler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    picture: <Illustration source={samples.eager} />,
    action: (
      <Button variant="quiet" size="s">
        Tekrar dene
      </Button>
    ),
  },
}
export const Empty: Story = {
  args: { title: 'Henüz ürün eklenmemiş.', picture: <Illustration source={samples.eager} /> },
}
export const Done: Story = {
  args: {
    tone: 'success',
    title: 'Mesajınız başarıyla gönderildi.',
    text: 'İki iş günü içinde bir ziraat mühendisi arar.',
    picture: <Illustration source={samples.eager} />,
    action: <TextLink href="/">Ana sayfaya dönün</TextLink>,
  },
}
export const WordsAlone: Story = { args: { title: 'Sonuç yok.', text: 'Başka bir kelimeyle arayın.' } }
export const LongWords: Story = {
  args: {
    ...Failed.args,
    title: 'Elektromanyetikuyumlulukdeğerlendirmesiraporları gelmedi',
  },
}

// Examples of the docs page, hidden from the list of stories.

export const NextStep: Story = {
  tags: ['!dev'],
  args: {
    tone: 'error',
    title: 'Ürünler yüklenemedi',
    text: 'Bağlantınızı denetleyip yeniden deneyin.',
    action: (
      <Button variant="quiet" size="s">
        Tekrar dene
      </Button>
    ),
  },
}
export const NoNextStep: Story = { tags: ['!dev'], args: { tone: 'error', title: 'Bir hata oluştu' } }
export const EmptyIsPlain: Story = { tags: ['!dev'], args: { title: 'Henüz ürün eklenmemiş.' } }
export const EmptyAsError: Story = { tags: ['!dev'], args: { tone: 'error', title: 'Henüz ürün eklenmemiş.' } }
