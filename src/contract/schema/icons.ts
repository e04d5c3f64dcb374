/** Icon names of services. */
export const ICON_IDENTIFIERS = [
  'efficiency',
  'technology',
  'sustainability',
  'trade',
  'project',
  'investment',
  'business',
  'team',
  'leadership',
  'management',
  'communication',
  'contact',
  'security',
  'data',
  'server',
  'cloud',
  'shield',
  'hardware',
  'monitor',
  'mobile',
  'camera',
  'finance',
  'payment',
  'ecommerce',
  'logistics',
  'product',
  'analytics',
  'performance',
  'goal',
  'health',
  'community',
  'support',
  'energy',
  'renewable',
  'environment',
  'home',
  'maintenance',
  'education',
  'calendar',
  'time',
  'award',
  'innovation',
  'documentation',
  'network',
  'layers',
  'map',
  'navigation',
  'default',
] as const
export type IconIdentifier = (typeof ICON_IDENTIFIERS)[number]

/** Icons of resources and singletons in menus; the panel renders them. */
export type MenuIcon =
  | 'book'
  | 'box'
  | 'calendar'
  | 'chart'
  | 'doc'
  | 'download'
  | 'drone'
  | 'drop'
  | 'gear'
  | 'globe'
  | 'image'
  | 'inbox'
  | 'layers'
  | 'link'
  | 'mail'
  | 'people'
  | 'phone'
  | 'pin'
  | 'question'
  | 'sat'
  | 'slides'
  | 'sprout'
  | 'star'
  | 'user'
