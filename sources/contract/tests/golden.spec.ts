import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { fixturesIn, goldenOf, outcomeOf } from '#sources/contract/golden'
import scjn from '#sources/scjn/source'

test.group('Golden files', (group) => {
  let dir: string
  group.each.setup(async () => {
    dir = await mkdtemp(join(tmpdir(), 'golden-'))
    await mkdir(join(dir, 'tesis'))
    await writeFile(join(dir, 'tesis', '7.only_a_title.json'), '{"idTesis":7,"rubro":"RUBRO."}')
    return () => rm(dir, { recursive: true })
  })
  const fixtures = () => fixturesIn(pathToFileURL(`${dir}/`))

  test('tell kind and id of a fixture by its path and name', ({ assert }) => {
    const [{ name, page }] = fixtures()
    assert.deepEqual(
      [name, page.kind, page.externalId, page.contentType],
      ['tesis: only a title', 'tesis', '7', 'application/json']
    )
  })

  test('are written and fail once when missing, so that somebody reviews them', ({ assert }) => {
    const [fixture] = fixtures()
    const outcome = outcomeOf(scjn, fixture.page)
    assert.throws(() => goldenOf(fixture, outcome), /was written/)
    assert.deepEqual(goldenOf(fixture, outcome), { rejected: 'emptyText', detail: '' })
    assert.lengthOf(fixtures(), 1)
  })

  test('are not overwritten when the result differs', async ({ assert }) => {
    const [fixture] = fixtures()
    await writeFile(fixture.goldenPath, '{"rejected":"emptyTitle","detail":""}')
    assert.deepEqual(goldenOf(fixture, outcomeOf(scjn, fixture.page)), { rejected: 'emptyTitle', detail: '' })
  })
})
