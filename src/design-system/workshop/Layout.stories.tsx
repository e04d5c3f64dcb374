import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import styles from './Layout.module.css'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Guide/Layout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const GRID = `.page {
  composes: grid from global;
  row-gap: var(--s8);
}
.aside { grid-column: 1 / 4; }
.text { grid-column: 4 / -1; }

@media (--tablet) {
  .aside,
  .text { grid-column: 1 / -1; }
}`

const STACK = `.words {
  composes: stack from global;
  gap: var(--s3);
  align-items: flex-start;
}`

export const Layout: Story = {
  render: () => (
    <Sheet
      title="Layout"
      note="Two classes of the ground, which a component’s own sheet composes. Gaps are named steps of space."
    >
      <div className={styles.columns} data-testid="columns">
        {Array.from({ length: 12 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={i} />
        ))}
      </div>
      <div className={styles.grid}>
        <div className={styles.stack}>
          <h2>Grid</h2>
          <p>
            The page’s twelve columns, a gutter apart. What stands on them says from which line to which it goes, and is
            as wide as the page on narrow screens. Not for things that are all of one width, however many there are:{' '}
            <code>CardStrip</code> lays these out.
          </p>
        </div>
        <pre className={styles.code}>{GRID}</pre>
        <div className={styles.stack} data-testid="stack">
          <h2>Stack</h2>
          <p>One thing below the other: a title, its words, where they lead. As wide as its content, or stretched.</p>
          <ButtonLink href="#">Ürünlere bakın</ButtonLink>
        </div>
        <pre className={styles.code}>{STACK}</pre>
        <div className={styles.stack}>
          <h2>Why classes</h2>
        </div>
        <p>
          Where a thing stands changes with the screen, and only a sheet knows of screens: a component would take
          columns for each of them as properties, and put a box of its own around what has one already. Composed, the
          class costs a page one word, and every rule of the sheet that composes it goes before it.
        </p>
      </div>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const { display, gridTemplateColumns } = getComputedStyle(canvas.getByTestId('columns'))
    await expect([display, gridTemplateColumns.split(' ').length]).toEqual(['grid', 12])
    const stack = getComputedStyle(canvas.getByTestId('stack'))
    await expect([stack.display, stack.flexDirection]).toEqual(['flex', 'column'])
  },
}
