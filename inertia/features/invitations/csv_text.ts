/** Spreadsheets run a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/

/** A cell that a spreadsheet shows as it is and never runs. */
function cell(value: string | number): string {
  const text = String(value)
  const neutral = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text
  return `"${neutral.replaceAll('"', '""')}"`
}

/** Rows as a CSV file that spreadsheets open as UTF-8. */
export function csvText(rows: (string | number)[][]): string {
  return '\ufeff' + rows.map((row) => row.map(cell).join(',') + '\r\n').join('')
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
