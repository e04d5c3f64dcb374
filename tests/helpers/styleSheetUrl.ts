/** URL of a style sheet, which only a build knows. */
export default '/sheet.css'
