/** Allow-list of SVG 2. What is not listed here is removed with its content. */

const words = (text: string): string[] => text.trim().split(/\s+/)

export const ELEMENTS = words(`
  svg g defs symbol use title desc
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
`)

/** Elements that are replaced by groups, their content kept: links, choices between languages. */
export const UNWRAPPED: Record<string, string> = { a: 'g', switch: 'g' }

/** Style properties; each is a presentation attribute of the same name too (SVG 2, section 6.6). */
export const PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset paint-order vector-effect opacity color display visibility overflow
  clip-path clip-rule mask filter marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity
  color-interpolation color-interpolation-filters shape-rendering text-rendering image-rendering
  font-family font-size font-weight font-style font-stretch letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction
`)

export const ATTRIBUTES = [
  ...PROPERTIES,
  ...words(`
    xmlns id href viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
    transform offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
    dx dy rotate textLength lengthAdjust startOffset xml:space role aria-label
    filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude
    exponent stdDeviation radius edgeMode
  `),
]
