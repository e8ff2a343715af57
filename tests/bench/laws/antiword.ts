import { spawnSync } from 'node:child_process'

const LARGEST = 512 * 1024 * 1024
/** What it writes for a picture, and between the cells of a table. */
const MARKS = /\[pic\]|\|/g

/**
 * The text of a Word 97–2003 document by antiword (`apt-get install antiword`), which shares nothing with our reader. It must be told on a file: it reads
 * no other. Throws when it is not installed or cannot read the file.
 */
export function wordTextByAntiword(bytes: Uint8Array): string {
  const { status, stdout, error } = spawnSync('antiword', ['-w', '0', '-m', 'UTF-8.txt', '-'], {
    input: bytes,
    maxBuffer: LARGEST,
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`antiword answers ${status}`)
  return stdout.replace(MARKS, ' ')
}
