import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration, type IllustrationSource } from '../../design-system/components/Illustration/Illustration.tsx'
import { Sheet, Shelf, Specimen } from '../../design-system/workshop/Sheet.tsx'
import { eagerNames, lazyNames, objectNames } from './catalogue.ts'
import { landscape } from './eager.ts'
import styles from './Illustrations.stories.module.css'
import { lazyLandscape } from './lazy.ts'
import { object } from './objects.ts'

const meta = {
  title: 'Illustrations',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sheet = (title: string, note: string, sources: Readonly<Record<string, IllustrationSource>>): Story => ({
  render: () => (
    <Sheet title={title} note={note}>
      <Shelf size="l">
        {Object.entries(sources).map(([name, source]) => (
          <Specimen key={name} name={name} note={`${source.width} × ${source.height}`}>
            <Illustration source={source} className={`picture-background ${styles.box}`} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
})

const byName = <Name extends string>(names: readonly Name[], sourceOf: (name: Name) => IllustrationSource) =>
  Object.fromEntries(names.map((name) => [name, sourceOf(name)]))

export const Landscapes: Story = sheet(
  'Landscapes',
  'Fields from the air, for the first screen. One parcel is measured, except where an image is missing.',
  byName(eagerNames, landscape),
)
export const LazyLandscapes: Story = sheet(
  'Lazy landscapes',
  'The same fields as images, below the first screen.',
  byName(lazyNames, lazyLandscape),
)
export const Objects: Story = sheet(
  'Objects',
  'One light, one line weight, one parcel under each. Gold is the part that measures.',
  byName(objectNames, object),
)
