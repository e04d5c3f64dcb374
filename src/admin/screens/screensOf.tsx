import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { titleFieldOf } from '../../contract/declaring/fields.ts'
import { EntryProvider, type ResourceEntry, type SingletonEntry } from '../entries/entries.ts'
import { CreateScreen, EditScreen, ListScreen, SingletonScreen } from './lazyScreens.ts'

/**
 * The screens of a resource, derived from its declaration unless handmade ones take their place, at the paths of the
 * specification: `/new` and `/edit/:id`. A screen exists only where the endpoint behind it does.
 */
export function screensOf(entry: ResourceEntry): Omit<ResourceProps, 'name'> {
  const { resource, screens = {}, pages = {} } = entry
  const { create, update } = resource.endpoints
  const screen = (element: React.ReactNode) => <EntryProvider value={entry}>{element}</EntryProvider>
  return {
    hasCreate: Boolean(create),
    hasEdit: Boolean(update),
    recordRepresentation: titleFieldOf(resource),
    children: [
      // Not react-admin's `list`: that would scroll to where the list was left, whatever the way here.
      <Route key="list" path="/*" element={screen(screens.list ?? <ListScreen />)} />,
      create && <Route key="new" path="new/*" element={screen(screens.create ?? <CreateScreen />)} />,
      update && <Route key="edit" path="edit/:id/*" element={screen(screens.edit ?? <EditScreen />)} />,
      ...Object.entries(pages).map(([path, page]) => <Route key={path} path={`${path}/*`} element={screen(page)} />),
    ],
  }
}

/** The screen of a singleton. */
export const singletonScreenOf = (entry: SingletonEntry) => (
  <EntryProvider key={entry.path} value={entry}>
    {entry.screen ?? <SingletonScreen />}
  </EntryProvider>
)
