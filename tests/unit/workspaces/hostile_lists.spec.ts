import { test } from '@japa/runner'
import { readCsv } from '#app/workspaces/invitation_lists/csv'
import { readPasted } from '#app/workspaces/invitation_lists/pasted'

/** As long as the field takes it. What takes the square of this never ends. */
const LONG = 200_000

const HOSTILE = {
  'blanks in an unclosed bracket': `a@ejemplo.mx<${' '.repeat(LONG)}x`,
  'unclosed brackets': '<'.repeat(LONG),
  'unclosed brackets with blanks': '< '.repeat(LONG / 2),
  'quotation marks': '"'.repeat(LONG),
  'quotation marks and commas': '",'.repeat(LONG / 2),
  'one quotation mark and many letters': `"${'x'.repeat(LONG)}`,
  'blanks': `a@ejemplo.mx${' '.repeat(LONG)}x`,
}

/** How many people a file names; one that breaks the rules of CSV names none. */
function toLines(file: Buffer): number {
  try {
    return readCsv(file).length
  } catch {
    return 0
  }
}

test.group('Hostile invitation list', () => {
  for (const [what, text] of Object.entries(HOSTILE)) {
    test(`is read like any other, with ${what}`, ({ assert }) => {
      assert.isAtMost(readPasted(text).length, LONG)
      assert.isAtMost(toLines(Buffer.from(text)), LONG)
    })
  }
})
