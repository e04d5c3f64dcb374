import { Breadcrumb, type BreadcrumbProps } from '@filiz/design-system/Breadcrumb'
import { paths, pathTo } from '../../contract/domain/paths.ts'
import { useLocale, useTexts } from '../i18n/locale.ts'

interface SiteBreadcrumbProps extends Omit<BreadcrumbProps, 'label' | 'trail'> {
  /** The list that the page belongs to. */
  list?: BreadcrumbProps['trail'][number]
}

/** Breadcrumb from the home page to the current page. */
export function SiteBreadcrumb({ list, ...rest }: SiteBreadcrumbProps) {
  const { nav, breadcrumb } = useTexts()
  return (
    <Breadcrumb
      {...rest}
      label={breadcrumb}
      trail={[{ href: pathTo(paths.home, useLocale()), label: nav.home }, ...(list ? [list] : [])]}
    />
  )
}
