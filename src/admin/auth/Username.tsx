/**
 * The account's email for password managers. They read text inputs only, so it is one (never `type="hidden"`), but hidden from
 * view, from the tab order and from the accessibility tree.
 */
export const Username = ({ value }: { value: string }) => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)
