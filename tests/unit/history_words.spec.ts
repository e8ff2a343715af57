import { test } from '@japa/runner'
import { catalogue } from '#app/core/messages/catalogue'
import { filesIn, textOf } from '#tests/helpers/source_files'

/** Kinds of records whose history people read. */
const KINDS = 'matter|client|activity|note|reminder|party|document|portal'
const SAID = new RegExp(`(?:action:|\\? |: |'|return )'((?:${KINDS})\\.[a-z_]+)'`, 'g')
const RECORDS = /\brecord\(|action:/

/** What code records, as far as it is written out where it is recorded. */
function recorded(): string[] {
  const found = filesIn('app', '.ts').flatMap((path) => {
    const text = textOf(path)
    return RECORDS.test(text)
      ? [...text.matchAll(/action: [^\n]*/g)].flatMap(([line]) => [...line.matchAll(SAID)].map(([, action]) => action!))
      : []
  })
  return [...new Set(found)]
}

test.group('Record history texts', () => {
  test('exist in both languages for every recorded change', ({ assert }) => {
    const actions = recorded()
    assert.isAbove(actions.length, 40)
    for (const language of ['es', 'en'] as const) {
      const known = catalogue(language)
      assert.deepEqual(
        actions.filter((action) => !(`history.action.${action}` in known)),
        [],
        language
      )
    }
  })
})
