import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { runScript } from '#tests/helpers/child'
import { eachInEmptyDatabase, emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { proceedingOf } from './scene.js'

const NOW = '2026-04-20T18:00:00Z'
const CASES = 3
const SCRIPT = fileURLToPath(new URL('./ingesting_process.ts', import.meta.url))
const FIXTURE = '../../../sources/cjf/fixtures/expediente/99000001.whole_case_of_two_parties.html'
const NEWS = 'insert into `amparo_news_items`'
/** Before which statement each process dies: within the news of the first firm, within those of another case, before the run is closed. */
const KILLS: [string, number][] = [
  [NEWS, 2],
  [NEWS, 11],
  ['insert into `notices`', 4],
  ['update `source_runs`', 1],
]

/** Saves cases 41/2026 and on as the judiciary answers them, where an ingestion reads them. */
async function saveCases(folder: string): Promise<void> {
  const html = await readFile(new URL(FIXTURE, import.meta.url), 'utf8')
  const saved = join(folder, 'cjf', 'expediente')
  await mkdir(saved, { recursive: true })
  for (let place = 0; place < CASES; place++) {
    const neun = String(99_000_001 + place)
    const page = html.replaceAll('99000001', neun).replaceAll('41/2026', `${41 + place}/2026`)
    await writeFile(join(saved, `${neun}.html`), page.replaceAll('41%2f2026', `${41 + place}%2f2026`))
  }
}

/** Two firms follow each case; they are read by processes that are killed, and by one that is not. Returns what is kept in the end. */
async function ingested(folder: string, kills: [string, number][]) {
  const firms = [await firm('Uno'), await firm('Dos')]
  for (const { owner, workspace } of firms)
    for (let place = 0; place < CASES; place++)
      await proceedingOf(owner, workspace, { number: `${41 + place}/2026`, isOwn: place === 0 })
  const ends = []
  for (const kill of kills) ends.push(await runScript(SCRIPT, folder, NOW, ...kill))
  ends.push(await runScript(SCRIPT, folder, NOW))
  const news = await db
    .from('amparo_news_items as n')
    .join('amparo_proceedings as p', 'p.id', 'n.proceeding_id')
    .join('workspaces as w', 'w.id', 'n.workspace_id')
    .select('w.name', 'p.number', 'n.decided_on', 'n.notebook', 'n.text', 'n.source')
  const notices = await db.from('notices').join('users as u', 'u.id', 'notices.user_id').select('notices.kind')
  const logged = await db.from('audit_entries').where('action', 'amparo_news.added')
  const documents = await db.from('legal_documents').where('source', 'cjf').select('external_id')
  return {
    ends,
    news: news.map((row) => JSON.stringify({ ...row, decided_on: String(row.decided_on) })).toSorted(),
    notices: notices.map(({ kind }) => kind).toSorted(),
    logged: logged.length,
    documents: documents.map(({ external_id: id }) => id).toSorted(),
  }
}

test.group('Reading cases of the judiciary, killed', (group) => {
  eachInEmptyDatabase(group, NOW)

  test('leaves each firm its news once, and tells it once, as a reading that was not killed', async ({
    assert,
    cleanup,
  }) => {
    const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'foja-cases-'))))
    cleanup(async () => {
      for (const folder of folders) await rm(folder, { recursive: true })
    })
    for (const folder of folders) await saveCases(folder)
    const whole = await ingested(folders[0]!, [])
    await emptyDatabase()
    const killed = await ingested(folders[1]!, KILLS)
    assert.deepEqual(killed.ends, [...KILLS.map(() => 'SIGKILL'), null])
    assert.deepEqual({ ...killed, ends: null }, { ...whole, ends: null })
    assert.lengthOf(whole.news, 2 * CASES * 3)
    assert.deepEqual(whole.notices, Array(2 * CASES).fill('amparo_news'))
    assert.lengthOf(whole.documents, CASES)
    const again = await runScript(SCRIPT, folders[1]!, NOW)
    assert.isNull(again)
    assert.lengthOf(await db.from('amparo_news_items'), 2 * CASES * 3)
    assert.lengthOf(await db.from('notices'), 2 * CASES)
  }).timeout(240_000)
})
