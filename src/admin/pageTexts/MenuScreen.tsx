import { RecordContextProvider, useGetList, useRecordContext } from 'ra-core'
import { useMemo } from 'react'
import { MAX_MENU_PAGES, MENU_PATHS, type MenuItem } from '../../contract/domain/menu.ts'
import { type Page, pages } from '../../contract/resources/pages.ts'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx'
import { MoreChoices } from '../inputs/declaredInput.ts'

/** The menu with all its pages: those that are not stored, the owner's too, follow as they do on the site. */
export const MenuScreen = () => <ResourceEdit Form={MenuForm} />

/** The oldest first, as the site has them. */
const IN_MENU = {
  filter: { place: 'menu' },
  sort: { field: 'createdAt', order: 'ASC' },
  pagination: { page: 1, perPage: MAX_MENU_PAGES },
} as const

function MenuForm(props: ResourceFormProps) {
  const stored = useRecordContext()
  const { data: owned, isPending } = useGetList<Page & { id: number }>(pages.name, IN_MENU)
  const titles = useMemo(() => Object.fromEntries((owned ?? []).map(({ slug, title }) => [`/${slug}`, title])), [owned])
  const record = useMemo(() => {
    const items = (stored?.items ?? []) as MenuItem[]
    const missing = [...MENU_PATHS, ...Object.keys(titles)].filter((path) => !items.some((item) => item.path === path))
    return stored && { ...stored, items: [...items, ...missing.map((path) => ({ path, isHidden: false }))] }
  }, [stored, titles])
  const choices = useMemo(() => ({ 'items.path': titles }), [titles])
  if (isPending) return null
  return (
    <MoreChoices value={choices}>
      <RecordContextProvider value={record}>
        <ResourceForm {...props} />
      </RecordContextProvider>
    </MoreChoices>
  )
}
