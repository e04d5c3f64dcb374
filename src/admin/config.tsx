import { products } from '../contract/resources/products.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import type { AdminConfig } from './entries.ts'

/** The admin's table of contents: which resources and pages there are, in the order of the menu. */
export const config: AdminConfig = [
  { path: '', icon: 'home', label: ({ menu }) => menu.dashboard, page: <Dashboard /> },
  { resource: products, icon: 'box', publicPath: '/urunler' },
]
