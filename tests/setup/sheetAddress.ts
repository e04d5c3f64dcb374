/** Stands for the address of a sheet. */
export default '/sheet.css'
