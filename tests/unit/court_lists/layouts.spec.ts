import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { linesOfHtml } from '#app/court_lists/parsing/lines'
import type { ListRow } from '#app/court_lists/parsing/list_row'
import { readList } from '#app/court_lists/parsing/read_list'

const FOLDER = new URL('../../fixtures/court_lists/', import.meta.url)
const FIELDS = ['kind', 'court', 'day', 'published', 'time', 'announced', 'proceeding', 'parties', 'synthesis'] as const

type Wanted = { rows: (Partial<ListRow> & { caseKey: string })[]; leftOver: string[] }

const read = (file: string) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
  return readList(file.endsWith('.html') ? linesOfHtml(text) : text)
}
const wantedOf = (file: string): Wanted =>
  JSON.parse(readFileSync(new URL(file.replace(/\.\w+$/, '.json'), FOLDER), 'utf8')) as Wanted

const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith('.json'))

test.group('Layouts of published lists', () => {
  test('reads {$self}')
    .with(FILES)
    .run(({ assert }, file) => {
      const { rows, leftOver } = read(file)
      const wanted = wantedOf(file)
      assert.deepEqual(
        rows.map(({ caseKey }) => caseKey),
        wanted.rows.map(({ caseKey }) => caseKey)
      )
      for (const [at, row] of rows.entries())
        for (const field of FIELDS)
          assert.deepEqual(row[field], wanted.rows[at]![field] ?? null, `${row.caseKey} ${field}`)
      assert.deepEqual(
        leftOver.map(({ text }) => text),
        wanted.leftOver
      )
    })
})
