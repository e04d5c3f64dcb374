const sources = import.meta.glob<string>('../components/*/*.tsx', { query: '?raw', import: 'default', eager: true })

interface ComponentDoc {
  name: string
  /** What it is for, and what it is not for: its docstring. */
  text: string
}

/** What every component says of itself in its source. */
export const componentDocs: ComponentDoc[] = Object.entries(sources).flatMap(([path, source]) => {
  const [, folder, name] = path.match(/\/(\w+)\/(\w+)\.tsx$/) ?? []
  if (!name || folder !== name) return []
  const before = source.slice(0, source.indexOf(`export function ${name}(`))
  const text = before.match(/\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s)?.[1] ?? ''
  return [
    {
      name,
      text: text
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    },
  ]
})
