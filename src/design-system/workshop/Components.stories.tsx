import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { componentDocs } from './componentDocs.ts'
import styles from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Guide/Which component',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Code in a docstring, and the words around it. */
const worded = (text: string) =>
  text.split(/`([^`]+)`/).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence
    place % 2 ? <code key={place}>{part}</code> : part,
  )

export const WhichComponent: Story = {
  render: () => (
    <Sheet title="Which component" note="What each is for, and what takes its place where it is not: its own words.">
      <table className={styles.pairs}>
        <tbody>
          {componentDocs.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">
                <a href={`./?path=/docs/components-${name.toLowerCase()}--docs`} target="_top">
                  {name}
                </a>
              </th>
              <td>{worded(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBe(componentDocs.length)
    await expect(canvas.getByRole('row', { name: /^Button / })).toHaveTextContent('Does something on this page')
  },
}
