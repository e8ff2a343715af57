/** Octets of a line that no reader has to take longer ones than (RFC 5545, 3.1), the line break not among them. */
const MAX_OCTETS = 75

/** Folds the lines of an iCalendar text to 75 octets of UTF-8 each, never within a character, and ends each with CRLF. Lines may come folded. */
export function foldLines(text: string): string {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  return lines
    .filter((line) => line !== '')
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
