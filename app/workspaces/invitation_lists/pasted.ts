import { entriesOf, type Entry } from './entry.js'

const SEPARATORS = new Set([',', ';', '\t'])

/** Cuts a line at commas, semicolons and tabs that stand neither in quotation marks nor in `< >`. A quotation mark that is never closed is an email. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let isQuoted = false
  let isBracketed = false
  const characters = [...line]
  const lastQuote = characters.lastIndexOf('"')
  const closes = line.includes('>')
  for (const [at, char] of characters.entries()) {
    if (char === '"') isQuoted = !isQuoted && at < lastQuote
    if (char === '<') isBracketed = closes
    if (char === '>') isBracketed = false
    if (SEPARATORS.has(char) && !isQuoted && !isBracketed) cells.push('')
    else cells[cells.length - 1] += char
  }
  return cells
}

/** Reads what somebody pasted: `Name <mail>`, `mail`, or name, mail and role with commas, semicolons or tabs between; one or several to a line. */
export function readPasted(text: string, isRole: (text: string) => boolean = () => false): Entry[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => entriesOf(cellsOf(line), index + 1, isRole))
}
