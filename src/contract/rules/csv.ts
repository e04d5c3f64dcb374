/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
/** Spreadsheets in Turkish take the comma for the decimal sign, and this for the border of a cell. */
const SEPARATOR = ';'
const LINE_END = '\r\n'
/** What a spreadsheet takes for a formula at the beginning of a cell (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/** One line of a file for spreadsheets. Whatever was written stays text there: no formula is computed. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  cells.map((cell) => cellOf(String(cell ?? ''))).join(SEPARATOR) + LINE_END

function cellOf(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
