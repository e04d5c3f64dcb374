import { ResourceContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { definitionOf, pathsOf, type ResourceOptions } from './definitions.ts'
import { ListScreen, ResourceCreate, ResourceEdit } from './lazyScreens.ts'

interface ResourceProps {
  /** The path below `/admin`, where react-admin's own links lead. */
  name: string
  options: ResourceOptions
}

/**
 * React-admin's `Resource` with the paths of the specification. Where they are elsewhere (`panelPath`), its own path redirects there.
 * `CoreAdminUI` recognizes it by the two static members.
 */
export function Resource({ options }: ResourceProps) {
  if (!options.resource.panelPath) return <ResourceRoutes options={options} />
  const elsewhere = (rest = '') => `${pathsOf(options).list}/${rest}`.replace(/\/$/, '')
  return (
    <Routes>
      <Route path="*" element={<Redirect to={(params) => elsewhere(params['*'])} />} />
    </Routes>
  )
}
Resource.raName = 'Resource'
Resource.registerResource = ({ options }: ResourceProps) => definitionOf(options)

/**
 * The screens of a resource, derived from its declaration unless its options replace them, at `/new` and `/edit/:id`. A screen exists only
 * if its endpoint does. React-admin's paths, `/create` and `/:id`, redirect there; any other path below the list is not found.
 */
export function ResourceRoutes({ options }: { options: ResourceOptions }) {
  const { resource, screens = {} } = options
  const { create, update } = resource.endpoints
  const paths = pathsOf(options)
  return (
    <ResourceContextProvider value={resource.name}>
      <Routes>
        <Route index element={screens.list ?? <ListScreen />} />
        {create && <Route path="new" element={screens.create ?? <ResourceCreate />} />}
        {create && <Route path="create" element={<Redirect to={() => paths.create} />} />}
        {update && <Route path="edit/:id" element={screens.edit ?? <ResourceEdit />} />}
        {update && <Route path=":id" element={<Redirect to={({ id = '' }) => isId(id) && paths.edit(id)} />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ResourceContextProvider>
  )
}

/** Ids are positive integers. */
const isId = (text: string) => /^[1-9]\d*$/.test(text)

/** Replaces the address, with its query and state; `to` returns false if there is no such page. */
function Redirect({ to }: { to: (params: Readonly<Record<string, string | undefined>>) => string | false }): ReactNode {
  const { search, hash, state } = useLocation()
  const pathname = to(useParams())
  return pathname ? <Navigate to={{ pathname, search, hash }} state={state} replace /> : <NotFound />
}
