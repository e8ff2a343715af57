import { test } from '@japa/runner'
import { Installation } from '#tests/functional/operations/installation'
import { until } from '#tests/helpers/until'

const DOCUMENTS = 40
/** How many documents each killed life reads. */
const LIVES = [1, 9, 4]
const SCRIPT = ['--import=@poppinss/ts-exec', 'tests/functional/law_firm/documents/reading_life.ts']

test.group('Killed document reader process', () => {
  test('leaves each document read once and complete, wherever it is killed', async ({ assert, cleanup }) => {
    const here = await Installation.create()
    cleanup(() => here.remove())
    const made = await here.start([...SCRIPT, 'prepare', String(DOCUMENTS)]).ended
    assert.equal(made.code, 0, made.err)
    const done = () =>
      here.rows<{ count: number }>(`SELECT count(*) AS count FROM document_versions WHERE text_state = 'done'`)[0].count

    for (const life of LIVES) {
      const child = here.start([...SCRIPT, 'read'])
      const wanted = done() + life
      await until(() => done() >= wanted, 'the documents that it reads', 30)
      child.kill('SIGKILL')
      await child.ended
      here.write(`UPDATE document_versions SET text_due_at = NULL WHERE text_state = 'pending'`)
    }
    const last = await here.start([...SCRIPT, 'read']).ended
    assert.equal(last.code, 0, last.err)

    const read = here.rows(`
      SELECT original_name AS name, group_concat(text, ' | ') AS text
      FROM document_versions JOIN document_texts ON version_id = document_versions.id GROUP BY original_name`)
    const numbers = Array.from({ length: DOCUMENTS }, (_, index) => index + 1)
    assert.sameDeepMembers(
      read,
      numbers.map((number) => ({ name: `escrito-${number}.pdf`, text: `Escrito ${number} | Firma ${number}` }))
    )
    assert.equal(done(), DOCUMENTS)
    const [{ told }] = here.rows<{ told: number }>(
      `SELECT count(DISTINCT record_id) AS told FROM record_changes WHERE kind = 'document'`
    )
    assert.equal(told, DOCUMENTS)
  }).timeout(360_000)
})
