/** Where the administrator's screens live (the specification's section 2). */
export const ADMIN_PATH = '/admin'
export const LOGIN_PATH = '/login'

/** @param path of the list below `/admin`: a resource's name, unless its entry says another */
export const listPath = (path: string) => [ADMIN_PATH, path].filter(Boolean).join('/')
export const newPath = (path: string) => `${listPath(path)}/new`
export const editPath = (path: string, id: number | string) => `${listPath(path)}/edit/${encodeURIComponent(id)}`
