import type { IllustrationSource } from '../components/Illustration/Illustration.tsx'
import eager from './samples/eager.svg?no-inline'
import lazy from './samples/lazy.svg?no-inline'

/** Content for stories: the package has no illustrations, no photographs and no mark of its own. */
export const samples = {
  eager: { src: eager, width: 640, height: 560, loading: 'eager' },
  lazy: { src: lazy, width: 640, height: 560, loading: 'lazy' },
} as const satisfies Record<string, IllustrationSource>

/** A photograph: fields under a sky. */
export const samplePhoto = (width: number, height: number): string =>
  dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 90 60" preserveAspectRatio="none"><path fill="#a9c8d6" d="M0 0h90v60H0z"/><path fill="#6f8f4e" d="M0 22l90-6v44H0z"/><path fill="#d9b45a" d="M0 34l50-10 14 36H0z"/><path fill="#7a5c3d" d="M60 30l30-4v34H70z"/></svg>`,
  )

/** A drawing with a transparent background. */
export const sampleDrawing = dataUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 56 56"><path fill="#7a5c3d" d="M28 30l20 10-20 12L8 40z"/><path fill="#f4f1e6" stroke="#1d2b20" d="M24 8h8v32h-8z"/><path fill="#e0a93a" stroke="#1d2b20" d="M20 4h16v10H20z"/></svg>',
)

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
