import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import sheet from '../workshop/Sheet.module.css'
import { breakpoints } from './breakpoints.ts'
import {
  type ColourName,
  contrast,
  createPalette,
  criteria,
  pairs,
  type Role,
  roles,
  type ScaleToken,
  scale,
  shadow,
  type Theme,
  themes,
} from './index.ts'
import { adaptations } from './scale.ts'
import styles from './Tokens.stories.module.css'

/** Tables of the token pages, with the values of the tokens. Colours have the default hues; a company's may differ. */
const meta = {
  title: 'Examples',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { colours, hex } = createPalette()

const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <div className={sheet.wide}>
    <table className={sheet.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Both themes side by side, whichever is shown. */
const inBothThemes = (name: ColourName) =>
  themes.map((theme) => (
    <span key={theme} className={styles.colour}>
      <svg className={styles.swatch} aria-hidden="true">
        <rect width="100%" height="100%" fill={hex(name, theme)} />
      </svg>
      <code>{hex(name, theme)}</code>
    </span>
  ))

export const Roles: Story = {
  render: () => (
    <Table
      head={['Role', 'Light', 'Dark', 'Use']}
      // `Object.entries` loses the names.
      rows={(Object.entries(roles) as [ColourName, Role][]).map(([name, { use }]) => [
        `--${name}`,
        ...inBothThemes(name),
        use,
      ])}
    />
  ),
}

const tones = (Object.keys(colours) as ColourName[]).filter((name) => name.startsWith('parcel-'))

export const IllustrationTones: Story = {
  render: () => (
    <Table head={['Tone', 'Light', 'Dark']} rows={tones.map((name) => [`--${name}`, ...inBothThemes(name)])} />
  ),
}

const ratio = (foreground: ColourName, background: ColourName, theme: Theme) =>
  contrast(colours[foreground][theme], colours[background][theme]).toFixed(2)

export const Contrast: Story = {
  render: () => (
    <Table
      head={['Text or control', 'Background', 'Sample', 'At least', 'Light', 'Dark']}
      rows={pairs.map(({ foreground, background, criterion }) => [
        `--${foreground}`,
        <code key="background">{`--${background}`}</code>,
        <span
          key="sample"
          className={styles.sample}
          style={{ color: `var(--${foreground})`, background: `var(--${background})` }}
        >
          {criterion === '1.4.3' ? 'Iğdır, %18 nem' : '●'}
        </span>,
        `${criteria[criterion]} (WCAG ${criterion})`,
        ...themes.map((theme) => ratio(foreground, background, theme)),
      ])}
    />
  ),
}

const sizes = {
  'step-5': 'title of a page',
  'step-4': 'title of a section',
  'step-3': 'opening sentence of a page',
  'step-2': 'smaller headings',
  'step-1': 'leads, short facts',
  'step-0': 'text',
  'step--1': 'labels, small print',
  small: 'controls and their hints',
  'title-s': 'title of a card',
  'title-xs': 'title in a dense list',
} as const satisfies Partial<Record<ScaleToken, string>>

const HEADLINE = { fontFamily: 'var(--head)', fontStretch: 'var(--wide)', fontWeight: 'var(--bold)', lineHeight: 1.1 }
const isHeadline = (name: string) => /step-[2-5]|title/.test(name)

export const Sizes: Story = {
  render: () => (
    <Table
      head={['Size', 'Sample', 'Value', 'Use']}
      rows={Object.entries(sizes).map(([name, use]) => [
        `--${name}`,
        <span key="sample" style={{ fontSize: `var(--${name})`, ...(isHeadline(name) && HEADLINE) }}>
          Iğdır’da çöğüş
        </span>,
        // `Object.entries` loses the names.
        <code key="value">{scale[name as ScaleToken]}</code>,
        use,
      ])}
    />
  ),
}

const textStyles = {
  h2: 'a heading, unless its level says otherwise',
  opening: 'the first sentence of a page',
  clause: 'a heading among many, a link that heads a list',
  notice: 'the title of a notice',
  label: 'labels, units, table heads; with --narrow',
  lead: 'the text below a title',
  brief: 'a fact, a question, a slide: one or two lines',
  reading: 'text that is read at length',
  fine: 'small print',
} as const satisfies Partial<Record<ScaleToken, string>>

export const TextStyles: Story = {
  render: () => (
    <Table
      head={['Style', 'Sample', 'Value', 'Use']}
      rows={Object.entries(textStyles).map(([name, use]) => [
        `--${name}`,
        <span key="sample" style={{ font: `var(--${name})` }}>
          Ölçüm derinliği
        </span>,
        <code key="value">{scale[name as ScaleToken]}</code>,
        use,
      ])}
    />
  ),
}

const bar = (name: string) => (
  <svg key="sample" height="16" width="100%" aria-hidden="true">
    <rect height="16" fill="var(--green)" style={{ width: `var(--${name})` }} />
  </svg>
)

const lengths = (names: readonly ScaleToken[]): Story => ({
  render: () => (
    <Table
      head={['Token', 'Value', 'Sample']}
      rows={names.map((name) => [`--${name}`, <code key="value">{scale[name]}</code>, bar(name)])}
    />
  ),
})

export const Space: Story = lengths(['s1', 's2', 's3', 's4', 's5', 's6', 's8', 's10', 's12', 's16', 's20'])
export const PageLengths: Story = lengths(['gap-section', 'edge', 'page', 'inset', 'gutter', 'track', 'bar', 'measure'])

export const Breakpoints: Story = {
  render: () => (
    <Table
      head={['Name', 'Media query']}
      rows={Object.entries(breakpoints).map(([name, query]) => [`--${name}`, <code key="query">{query}</code>])}
    />
  ),
}

const box = (style: CSSProperties) => <div key="sample" className={styles.box} style={style} />

export const Shape: Story = {
  render: () => (
    <Table
      head={['Token', 'Sample', 'Value', 'Use']}
      rows={[
        ['--radius', box({ borderRadius: 'var(--radius)' }), scale.radius, 'controls'],
        ['--radius-pill', box({ borderRadius: 'var(--radius-pill)' }), scale['radius-pill'], 'dots and switches only'],
        ['--slant', box({ transform: 'skewX(calc(-1 * var(--slant)))' }), scale.slant, 'every slanted edge'],
        ['--shadow', box({ boxShadow: 'var(--shadow)' }), shadow.light, 'menus and dialogs, nothing else'],
      ]}
    />
  ),
}

const durations = {
  fast: 'colours and borders under the pointer',
  slow: 'what opens, closes or moves',
  splash: 'least time of the splash screen',
} as const satisfies Partial<Record<ScaleToken, string>>

export const Motion: Story = {
  render: () => (
    <Table
      head={['Token', 'Sample', 'Value', 'With reduced motion', 'Use']}
      rows={Object.entries(durations).map(([name, use]) => [
        `--${name}`,
        <div key="sample" className={styles.moving} style={{ '--duration': `var(--${name})` } as CSSProperties} />,
        scale[name as ScaleToken],
        adaptations['(prefers-reduced-motion: reduce)']?.[name as ScaleToken] ?? 'not shown',
        use,
      ])}
    />
  ),
}
