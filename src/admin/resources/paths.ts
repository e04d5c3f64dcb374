import { ADMIN_PATH } from '../../contract/constants.ts'

export const LOGIN_PATH = '/login'
/** Where a link to a new password is asked for; behind it stands the token of one. */
export const LOST_PASSWORD_PATH = '/login/sifre'

/** @param path of the list below `/admin`: a resource's name, unless its entry says another */
export const listPath = (path: string) => [ADMIN_PATH, path].filter(Boolean).join('/')
export const newPath = (path: string) => `${listPath(path)}/new`
export const editPath = (path: string, id: number | string) => `${listPath(path)}/edit/${encodeURIComponent(id)}`
