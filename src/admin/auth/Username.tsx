/**
 * Tells password managers whose password a form is about. They read text fields alone, so it is one (never `type="hidden"`),
 * out of sight, out of the tab order and out of the accessibility tree.
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
