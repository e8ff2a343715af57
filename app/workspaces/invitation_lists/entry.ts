/** One person of a list, as written: nothing is judged yet. `line` counts from 1. */
export interface Entry {
  line: number
  name: string
  email: string
  role: string
}

/** Blanks around the address are cut off later: to look for them here would take a long line's length to the third power. */
const BRACKETED = /^(?<name>[^<>]*)<(?<email>[^<>]*)>$/

/** What is around a cell and not part of it: blanks, marks without shape, quotation marks of a spreadsheet or a mail program. */
const bare = (cell: string) =>
  cell
    .replace(/[\u200b-\u200f\ufeff\u00a0]/g, ' ')
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^mailto:/i, '')
    .trim()

const isAddress = (cell: string) => cell.includes('@')

function nameAndAddress(cell: string): { name: string; email: string } {
  const match = BRACKETED.exec(cell)?.groups
  return match ? { name: bare(match.name!), email: bare(match.email!) } : { name: '', email: bare(cell) }
}

/**
 * The people in the cells of one line. With several addresses each cell is a person; with one, what stands before it is the name, and what
 * follows is the role, or the name and the role when the name is not there yet. A line without an address is one entry without it.
 */
export function entriesOf(cells: string[], line: number, isRole: (text: string) => boolean): Entry[] {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return []
  const addresses = filled.filter(isAddress)
  if (addresses.length > 1) return addresses.map((cell) => ({ line, role: '', ...nameAndAddress(cell) }))

  const at = filled.findIndex(isAddress)
  if (at < 0) return [{ line, name: bare(filled[0]!), email: '', role: bare(filled[1] ?? '') }]
  const { name: own, email } = nameAndAddress(filled[at]!)
  const before = [...filled.slice(0, at).map(bare), own].filter(Boolean).join(', ')
  const after = filled.slice(at + 1).map(bare)
  const isNamed = before !== '' || (after.length === 1 && isRole(after[0]!))
  const [name = '', role = ''] = isNamed ? [before, after[0]] : after
  return [{ line, name, email, role }]
}
