import type { ResourceProps } from 'ra-core'
import { Navigate, Route, useLocation, useParams } from 'react-router-dom'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { EntryProvider, pathsOf, type ResourceEntry, type SingletonEntry } from '../entries/entries.ts'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { ListScreen, ResourceCreate, ResourceEdit } from './lazyScreens.ts'

/**
 * The screens of a resource, derived from its declaration unless handmade ones take their place, at the paths of the
 * specification: `/new` and `/edit/:id`. A screen exists only where the endpoint behind it does. React-admin's own addresses
 * of them, `/create` and `/:id`, redirect there; any other address below the list is not found.
 */
export function screensOf(entry: ResourceEntry): Omit<ResourceProps, 'name'> {
  const { resource, screens = {}, pages = {} } = entry
  const { create, update } = resource.endpoints
  const paths = pathsOf(entry)
  const screen = (element: React.ReactNode) => <EntryProvider value={entry}>{element}</EntryProvider>
  return {
    hasCreate: Boolean(create),
    hasEdit: Boolean(update),
    recordRepresentation: titleFieldOf(resource),
    children: [
      // Not react-admin's `list`: that would scroll to where the list was left, whatever the way here.
      <Route key="list" index element={screen(screens.list ?? <ListScreen />)} />,
      create && <Route key="new" path="new" element={screen(screens.create ?? <ResourceCreate />)} />,
      create && <Route key="create" path="create" element={<Redirect to={() => paths.create} />} />,
      update && <Route key="edit" path="edit/:id" element={screen(screens.edit ?? <ResourceEdit />)} />,
      update && <Route key=":id" path=":id" element={<Redirect to={({ id = '' }) => isId(id) && paths.edit(id)} />} />,
      ...Object.entries(pages).map(([path, page]) => <Route key={path} path={path} element={screen(page)} />),
      <Route key="not found" path="*" element={<NotFound />} />,
    ],
  }
}

/** Ids are positive integers. */
const isId = (text: string) => /^[1-9]\d*$/.test(text)

/** Replaces the address, its query and its state kept; there is no page where it leads nowhere. */
function Redirect({ to }: { to: (params: { id?: string }) => string | false }) {
  const { search, hash, state } = useLocation()
  const pathname = to(useParams())
  return pathname ? <Navigate to={{ pathname, search, hash }} state={state} replace /> : <NotFound />
}

/** The screen of a singleton. */
export const singletonScreenOf = (entry: SingletonEntry) => (
  <EntryProvider key={entry.path} value={entry}>
    {entry.screen ?? <ResourceEdit />}
  </EntryProvider>
)
