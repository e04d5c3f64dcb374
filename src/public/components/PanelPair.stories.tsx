import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelPair } from './PanelPair.tsx'

const meta = {
  component: PanelPair,
  parameters: { layout: 'fullscreen' },
  args: {
    first: (
      <>
        <h2>Bugünkü işimiz</h2>
        <p>
          Üreticiye kendi tarlasında ölçülmüş, okuyabildiği ve saklayabildiği kayıt vermek. Her tavsiyeyi nedeniyle
          birlikte söylemek. Kararı, toprağın sahibine bırakmak.
        </p>
      </>
    ),
    second: (
      <>
        <h2>Varmak istediğimiz yer</h2>
        <p>
          Su bütçesi bilinmeyen parsel kalmasın. Sulama alışkanlıkla değil kökün ihtiyacıyla, ilaç takvimle değil
          yaprağın hâliyle kararlaştırılsın.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof PanelPair>
export default meta
type Story = StoryObj<typeof meta>

export const Pair: Story = {}
export const LongWords: Story = {
  args: {
    first: (
      <>
        <h2>Sürdürülebilirleştirebilirliğimiz</h2>
        <p>Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasınadır.</p>
      </>
    ),
  },
}
