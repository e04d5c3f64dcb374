/** Names of the demo company. */
export interface DemoCompany {
  name: string
  shortName: string
  emailAddress: string
}
