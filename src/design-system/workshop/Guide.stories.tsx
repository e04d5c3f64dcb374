import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import styles from './Guide.stories.module.css'
import sheet from './Sheet.module.css'

/** Examples of the guide's pages. */
const meta = { title: 'Examples', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sources = import.meta.glob<string>('../components/*/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The docstring of every component: what it is for, and what it is not for. */
const components = Object.entries(sources).flatMap(([path, source]) => {
  const [, folder, name] = path.match(/\/(\w+)\/(\w+)\.tsx$/) ?? []
  if (!name || folder !== name) return []
  const before = source.slice(0, source.indexOf(`export function ${name}(`))
  const docstring = before.match(/\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s)?.[1] ?? ''
  const text = docstring.replace(/^\s*\*/gm, '').replace(/\s+/g, ' ')
  return [{ name, text: text.trim() }]
})

/** Text whose parts between backticks are code. */
const withCode = (text: string) =>
  text.split(/`([^`]+)`/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence
    i % 2 ? <code key={i}>{part}</code> : part,
  )

export const WhichComponent: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={sheet.wide}>
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Use it for</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">
                <a href={`./?path=/docs/components-${name.toLowerCase()}--docs`} target="_top">
                  {name}
                </a>
              </th>
              <td>{withCode(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBe(components.length)
    await expect(canvas.getByRole('row', { name: /^Button / })).toHaveTextContent('(ButtonLink, TextLink)')
  },
}

export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={styles.grid} data-testid="grid">
      {Array.from({ length: 12 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of columns
        <div key={i}>{i + 1}</div>
      ))}
      <div className={styles.aside}>1 / 4</div>
      <div className={styles.text}>4 / -1</div>
    </div>
  ),
  play: async ({ canvas }) => {
    const { display, gridTemplateColumns } = getComputedStyle(canvas.getByTestId('grid'))
    await expect([display, gridTemplateColumns.split(' ').length]).toEqual(['grid', 12])
  },
}

export const Stack: Story = {
  render: () => (
    <div className={styles.stack} data-testid="stack">
      <h3>Toprağı dinleyin</h3>
      <p>Sondalar altı derinlikte nem, sıcaklık ve tuzluluk ölçer.</p>
      <ButtonLink href="#">Ürünlere bakın</ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    const { display, flexDirection } = getComputedStyle(canvas.getByTestId('stack'))
    await expect([display, flexDirection]).toEqual(['flex', 'column'])
  },
}
