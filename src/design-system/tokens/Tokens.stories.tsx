import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import styles from '../workshop/Sheet.module.css'
import { Sheet, Shelf, Specimen } from '../workshop/Sheet.tsx'
import { type ColourName, contrast, createPalette, criteria, pairs, type Role, roles, scale, themes } from './index.ts'

/** The default hues; a company's may differ. */
const { colours, hex } = createPalette()

const meta = {
  title: 'Ground/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Swatch = ({ name, use }: { name: ColourName; use?: string }) => (
  <Specimen
    name={`--${name}`}
    note={[use, themes.map((theme) => hex(name, theme)).join(' · ')].filter(Boolean).join(' — ')}
  >
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`var(--${name})`} />
    </svg>
  </Specimen>
)

const namesOf = (prefix: string) => (Object.keys(colours) as ColourName[]).filter((name) => name.startsWith(prefix))

export const Roles: Story = {
  render: () => (
    <Sheet title="Roles" note="Name the job, never the colour. Hex by day · by night.">
      <Shelf>
        {Object.entries<Role>(roles).map(([name, { use }]) => (
          <Swatch key={name} name={name as ColourName} use={use} />
        ))}
      </Shelf>
    </Sheet>
  ),
}

export const IllustrationTones: Story = {
  render: () => (
    <Sheet title="Illustration tones" note="Of illustrations and the flat backgrounds behind them. They carry no text.">
      <Shelf size="s">
        {namesOf('parcel-').map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Shelf>
    </Sheet>
  ),
}

export const Contrast: Story = {
  render: () => (
    <Sheet title="Contrast" note="What may stand on what. A pair that is not here is not to be used.">
      <table className={styles.pairs}>
        <thead>
          <tr>
            {['Pair', 'Sample', 'WCAG 2.2', 'Light', 'Dark'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, ground, criterion }) => (
            <tr key={`${front}/${ground}`}>
              <th scope="row">
                {front} on {ground}
              </th>
              <td>
                <span className={styles.sample} style={sample(front, ground)}>
                  {criterion === '1.4.3' ? 'Iğdır, %18 nem' : '●'}
                </span>
              </td>
              <td>
                {criterion}: {criteria[criterion]}:1
              </td>
              {themes.map((theme) => (
                <td key={theme}>{contrast(colours[front][theme], colours[ground][theme]).toFixed(2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  ),
}

const sample = (front: string, ground: string) =>
  ({ '--sample-front': `var(--${front})`, '--sample-ground': `var(--${ground})` }) as CSSProperties

const heads = ['step-5', 'step-4', 'step-3', 'step-2', 'title-s', 'title-xs'] as const
const texts = ['step-1', 'step-0', 'step--1', 'small'] as const
const set = ['h2', 'opening', 'clause', 'notice', 'label', 'lead', 'brief', 'reading', 'fine'] as const

export const Type: Story = {
  render: () => (
    <Sheet title="Type" note="Archivo for heads, labels and figures; Atkinson Hyperlegible Next for sentences.">
      {[...heads, ...texts].map((size, i) => (
        <Specimen key={size} name={`--${size}`} note={scale[size]}>
          <p className={styles.line} style={{ fontSize: `var(--${size})`, ...(i < heads.length ? headline : {}) }}>
            Kâğıtta değil, tarlada: ığdır İSTANBUL çöğüş → “12,5 °C” ±0,3 · 1.250 ₺
          </p>
        </Specimen>
      ))}
      {set.map((style) => (
        <Specimen key={style} name={`--${style}`} note={`font: ${scale[style]}`}>
          <p className={styles.line} style={{ font: `var(--${style})` }}>
            Ölçüm derinliği · Koruma sınıfı
          </p>
        </Specimen>
      ))}
    </Sheet>
  ),
}

const headline = { fontFamily: 'var(--head)', fontStretch: 'var(--wide)', fontWeight: 620, lineHeight: 1.08 } as const

const spaces = [
  's1',
  's2',
  's3',
  's4',
  's5',
  's6',
  's8',
  's10',
  's12',
  's16',
  's20',
  'gutter',
  'edge',
  'track',
] as const

export const Space: Story = {
  render: () => (
    <Sheet title="Space" note="4 px base. The names are multiples of it.">
      <Shelf size="full">
        {spaces.map((name) => (
          <Specimen key={name} name={`--${name}`} note={scale[name]}>
            <svg height="16" width="100%" aria-hidden="true">
              <rect height="16" fill="var(--green)" style={{ width: `var(--${name})` }} />
            </svg>
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}
