/** Where the administrator's screens live (the specification's section 2). */
export const ADMIN_PATH = '/admin'
export const LOGIN_PATH = '/login'

export const listPath = (resource: string) => `${ADMIN_PATH}/${resource}`
export const newPath = (resource: string) => `${listPath(resource)}/new`
export const editPath = (resource: string, id: number | string) =>
  `${listPath(resource)}/edit/${encodeURIComponent(id)}`
