import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { TEXTS_READ } from '#app/deadlines/shipped/rules/texts_read'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { ruleArticles } from '#app/deadlines/queries/rule_articles'
import { articleKey } from '#sources/citations/extract_citations'
import { atDesk } from '../matters/desk.js'

const props = (answer: ApiResponse) => answer.body().props

/** An article of the Ley de Amparo in the library, as it reads since a day. */
async function anArticle(article: string, versionOn: string) {
  const now = toSqlInstant(clock.now())
  const slug = `ley-de-amparo-lamp-articulo-${article}`
  const [id] = await db.table('legal_documents').insert({
    ...{ source: 'leyes-federales', kind: 'articulo', external_id: `lamp:${article}`, document_type: 'articulo', slug },
    ...{ title: `Ley de Amparo, artículo ${article}`, body: '…', fingerprint: article, facets: '{}', metadata: '[]' },
    ...{ citation: `Artículo ${article} de la Ley de Amparo.`, citation_keys: '[]', change_seq: Number(article) },
    ...{ published_on: versionOn, version_on: versionOn, created_at: now, updated_at: now },
  })
  await db.table('citation_keys').insert({ citation_key: articleKey('Ley de Amparo', article), document_id: id })
  return `/search/b-search/analysis/leyes-federales/${slug}`
}

test.group('Articles of the rules of terms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are linked on the calculator where the library has them', async ({ client, assert }) => {
    const href = await anArticle('86', '2021-06-07')
    const ours = await firm()
    const { articles } = props(await (await atDesk(client, ours.owner, ours.workspace)).visit('/calculadora'))
    assert.deepEqual(articles, { 'Ley de Amparo, artículo 86': { href, changedOn: null } })
  })

  test('warn on calculator and sheet when they changed after the rule was written', async ({ client, assert }) => {
    const href = await anArticle('17', '2026-10-17')
    await anArticle('31', '2025-10-16')
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const { articles } = props(await desk.visit('/calculadora'))
    assert.deepEqual(articles['Ley de Amparo, artículo 17'], { href, changedOn: '2026-10-17' })
    assert.isNull(articles['Ley de Amparo, artículo 31, fracción II'].changedOn)
    const author = { ...SYSTEM, userId: ours.owner.id, kind: 'user' as const }
    const fields = { notifiedOn: '2026-02-23', time: null, handling: 'pjf', responsible: null }
    const asked = { ...fields, notification: 'act_known', term: 'amparo_indirect' }
    const { id } = await new FileComputation().handle(author, ours.workspace, null, asked)
    const sheet = props(await desk.visit(`/calculadora/${id}`))
    assert.deepEqual(sheet.articles, { 'Ley de Amparo, artículo 17': { href, changedOn: '2026-10-17' } })
  })

  test('are none where the library has none', async ({ assert }) => {
    assert.deepEqual(await ruleArticles(TERM_RULES.map(({ basis }) => basis)), {})
  })

  test('are found in as many queries, however many rules there are', async ({ assert }) => {
    await anArticle('17', '2021-06-07')
    await anArticle('86', '2021-06-07')
    const one = await queriesOf(() => ruleArticles([TERM_RULES[0]!.basis]))
    const all = await queriesOf(() => ruleArticles([...TERM_RULES, ...NOTIFICATION_RULES].map(({ basis }) => basis)))
    assert.equal(all.length, one.length)
  })

  test('belong to a text of a known day for every rule that was read', ({ assert }) => {
    const read = [...TERM_RULES, ...NOTIFICATION_RULES].filter(({ isVerified, basis }) => isVerified && basis.article)
    const unknown = read.flatMap(({ basis: { law } }) => (law && !(law in TEXTS_READ) ? [law] : []))
    assert.deepEqual([...new Set(unknown)], [])
  })
})
