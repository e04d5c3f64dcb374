/** Byte order mark: spreadsheets then read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
/** Separator of cells: in Turkish spreadsheets the comma is the decimal separator. */
const SEPARATOR = ';'
const LINE_END = '\r\n'
/**
 * Formula injection (OWASP: CSV injection): matches a sign that begins a formula (full-width forms included), or a TAB
 * or CR, at the beginning of a cell or after a separator or line break inside it. A spreadsheet with another separator
 * splits the cell there, quoted or not, and drops spaces and quotes.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[,;\t|\n]|\r(?!\n))(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g
/** Digits and their signs only: spreadsheets would read a number or a date, and drop zeros or digits after the 15th. */
const NUMERIC = /^[\d\s.,:/()-]+$|^\d+(?:[.,]\d+)?e\d+$/i
/** Exceptions, which spreadsheets show unchanged or as the same date: an integer of at most 11 digits, and a date. */
const PLAIN = /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d|\d\d?[./]\d\d?[./]\d{4}(?: \d\d?:\d\d(?::\d\d)?)?)$/

/**
 * One line of a CSV file, quoted as in RFC 4180. Text stays text: a `'` is put before a value that a spreadsheet would compute
 * or convert to a number. Excel and LibreOffice show that sign, Google Sheets hides it; `="…"` would be a formula itself, and a space,
 * a TAB or an invisible character is dropped by some of them or changes copied text.
 */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  cells.map((cell) => (typeof cell === 'number' ? String(cell) : cellOf(cell ?? ''))).join(SEPARATOR) + LINE_END

function cellOf(value: string): string {
  const isNumeric = NUMERIC.test(value) && /\d/.test(value) && !PLAIN.test(value)
  const text = isNumeric ? `'${value}` : value.replace(FORMULA, "'")
  return /[;,|\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
