import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteContext } from '../meta/SiteContext.ts'
import { TeamSection } from './TeamSection.tsx'

const selma = {
  id: 1,
  name: 'Selma Ağırbaş',
  role: 'Toprak bilimci',
  text: 'Toprak etütlerini yürütür, Kök 6’nın kalibrasyonunu tarlada o düzeltir.',
}

const meta = {
  component: TeamSection,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteContext value={{ name: 'Filiz', assistantName: 'Filiz', url: '', timeZone: 'Europe/Istanbul' }}>
        <Story />
      </SiteContext>
    ),
  ],
  args: {
    title: 'Ekibimiz',
    people: [
      selma,
      { id: 2, name: 'Okan İnceöz', role: 'Ziraat mühendisi ve İHA pilotu' },
      { id: 3, name: 'Nurgül Yeşilırmak' },
      { ...selma, id: 4, name: 'Sürdürülebilirlikdeğerlendirmesi Çığlıkaraağaçlıoğulları' },
    ],
  },
} satisfies Meta<typeof TeamSection>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const One: Story = { args: { people: [selma] } }
