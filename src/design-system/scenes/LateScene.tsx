import { LateDrawing, type LateDrawingProps } from '../LateDrawing.tsx'
import { type LateSceneName, scenes } from './catalogue.ts'

/** The drawn files under their hashed addresses. */
const files = import.meta.glob<string>('./drawn/late/*.svg', { eager: true, query: '?no-inline', import: 'default' })

export type LateSceneProps = LateDrawingProps & {
  name: LateSceneName
  /**
   * One of several equal parts side by side: `[0, 4]` is the leftmost quarter. With it comes the land around it, twice its
   * width on either side, for places that it runs on into: set it five times as wide as its part.
   */
  stretch?: readonly [place: number, of: number]
}

/**
 * Farmland from the air for what lies below the first screen: it is asked for when it comes near. It fills its box and is cut
 * to it. Not for the head of a page, where it would be the last to come (`Scene`). Never set text on it.
 */
export const LateScene = ({ name, stretch, ...rest }: LateSceneProps) => {
  const { width, height } = scenes[name]
  const [place, of] = stretch ?? [0, 1]
  const part = width / of
  const seen = stretch ? { x: part * (place - 2), width: part * 5 } : { width }
  return <LateDrawing {...rest} {...seen} file={files[`./drawn/late/${name}.svg`]!} height={height} data-scene={name} />
}
