import { type RouterProvider, type RouterTo, reactRouterProvider } from 'ra-core'
import { type ComponentProps, forwardRef, useCallback } from 'react'
import { ADMIN_PATH } from './paths.ts'

/**
 * React-admin knows `/:resource/create` and `/:resource/:id` only; the specification says `/new` and `/edit/:id`.
 * This is the one place that knows both: whatever react-admin links or navigates to passes through here.
 *
 * @param ownPages for each resource, its further pages of one segment (`/products/import`), which are no ids
 */
export function createRouterProvider(ownPages: Readonly<Record<string, readonly string[]>>): RouterProvider {
  const rewrite = createPathRewriter(ownPages)
  const rewriteTo = (to: RouterTo): RouterTo =>
    typeof to === 'string' ? rewrite(to) : to.pathname ? { ...to, pathname: rewrite(to.pathname) } : to
  const { Link, Navigate, useNavigate } = reactRouterProvider
  return {
    ...reactRouterProvider,
    Link: forwardRef<HTMLAnchorElement, ComponentProps<typeof Link>>(({ to, ...rest }, ref) => (
      <Link {...rest} to={rewriteTo(to)} ref={ref} />
    )),
    Navigate: ({ to, ...rest }) => <Navigate {...rest} to={rewriteTo(to)} />,
    useNavigate: () => {
      const navigate = useNavigate()
      return useCallback<typeof navigate>(
        (to, options) => navigate(typeof to === 'number' ? to : rewriteTo(to), options),
        [navigate],
      )
    },
  }
}

/** `/admin/products/create` gives `/admin/products/new`, `/admin/products/7` gives `/admin/products/edit/7`. */
export function createPathRewriter(ownPages: Readonly<Record<string, readonly string[]>>) {
  const rules = Object.entries(ownPages).map(([resource, pages]) => {
    const kept = ['new', 'edit', ...pages].join('|')
    return new RegExp(`^(${ADMIN_PATH}/${resource})/(?!(?:${kept})(?=$|[/?#]))([^/?#]+)(?=$|[?#])`)
  })
  return (path: string) =>
    rules.reduce(
      (rewritten, rule) =>
        rewritten.replace(rule, (_, list: string, id: string) =>
          id === 'create' ? `${list}/new` : `${list}/edit/${id}`,
        ),
      path,
    )
}
