import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { queriesOf } from '#tests/helpers/queries'
import { lawyer } from '../research/searches/reader.js'
import { bench, COURT, many, type BenchGround } from './bench.js'

interface Props {
  names: string[]
  tenures: {
    key: string
    judge: string
    bench: string
    from: string
    until: string
    rulings: number
    outcomes: { outcome: string; count: number; rate: { share: number } | null }[]
  }[]
  tenure: { key: string } | null
  totals: { before: number; since: number; undated: number }
  figures: { total: number; years: Counted[]; outcomes: Counted[]; subjects: Counted[] }
  rulings: { title: string; address: string; decidedOn: string }[]
  paging: { total: number }
  view: { bench: string }
  inSearch: string
}
interface Counted {
  value: string
  count: number
}

test.group('Court statistics page', (group) => {
  let on: BenchGround
  group.each.setup(async () => {
    on = await bench()
    return () => on.close()
  })

  async function open(client: Parameters<typeof lawyer>[0], query = '', organId = '90201') {
    const reader = await lawyer(client)
    const response = await reader.visit(`/search/courts/${await on.courtId(organId)}${query}`)
    response.assertStatus(200)
    return response.body().props as Props
  }

  test('never adds up figures of the benches before and since 15 September 2025', async ({ client, assert }) => {
    await on.bring([
      ...many(12, 99500001, '2025-09-03', { outcome: 'Ampara' }),
      ...many(3, 99500101, '2025-09-15', { outcome: 'Sobresee', judge: 'Ramiro Imaginario Solís' }),
    ])
    const since = await open(client)
    assert.deepEqual([since.totals.before, since.totals.since, since.view.bench], [12, 3, 'since'])
    assert.deepEqual(since.figures.outcomes, [{ value: 'Sobresee', count: 3 }])
    const before = await open(client, '?periodo=anterior')
    assert.deepEqual(before.figures.outcomes, [{ value: 'Ampara', count: 12 }])
    assert.deepEqual(before.figures.years, [{ value: '2025', count: 12 }])
    assert.isTrue(before.rulings.every(({ decidedOn }) => decidedOn < '2025-09-15'))
  })

  test('shows a judge of both benches with separate terms and shares, and no shares under ten rulings', async ({
    client,
    assert,
  }) => {
    await on.bring([
      ...many(8, 99500001, '2025-03-03', { outcome: 'Ampara' }),
      ...many(4, 99500011, '2025-04-03', { outcome: 'No ampara' }),
      ...many(9, 99500101, '2025-10-01', { outcome: 'Ampara' }),
    ])
    const { tenures } = await open(client)
    assert.deepEqual(
      tenures.map(({ judge, bench: side, from, until, rulings }) => [judge, side, from, until, rulings]),
      [
        ['Ofelia Inventada Duarte', 'since', '2025-10-01', '2025-10-09', 9],
        ['Ofelia Inventada Duarte', 'before', '2025-03-03', '2025-04-06', 12],
      ]
    )
    assert.isNull(tenures[0].outcomes[0].rate)
    assert.closeTo(tenures[1].outcomes[0].rate!.share, 8 / 12, 1e-9)
  })

  test('links every number to exactly the rulings that it counts', async ({ client, assert }) => {
    await on.bring([
      ...many(11, 99500001, '2026-01-05', { outcome: 'Ampara' }),
      ...many(5, 99500101, '2026-01-05', {
        outcome: 'No ampara',
        judge: 'Ramiro Imaginario Solís',
        materia: 'Mercantil',
      }),
      ...many(2, 99500201, '2025-11-05', { outcome: 'Ampara', materia: 'Mercantil' }),
    ])
    const { figures, tenures } = await open(client)
    const numbers = [
      ...figures.outcomes.map(({ value, count }) => [`?sentido=${value}`, count] as const),
      ...figures.years.map(({ value, count }) => [`?anio=${value}`, count] as const),
      ...figures.subjects.map(({ value, count }) => [`?materia=${value}`, count] as const),
      ...tenures.map(({ key, rulings }) => [`?periodo=${key}`, rulings] as const),
      ...tenures.flatMap(({ key, outcomes }) =>
        outcomes.map(({ outcome, count }) => [`?periodo=${key}&sentido=${outcome}`, count] as const)
      ),
    ]
    assert.isAbove(numbers.length, 8)
    for (const [query, count] of numbers) assert.equal((await open(client, query)).paging.total, count, query)
  })

  test('shows figures that match the raw rows', async ({ client, assert }) => {
    await on.bring([
      ...many(15, 99500001, '2025-09-08', { outcome: 'Ampara' }),
      ...many(6, 99500101, '2025-09-12', { outcome: 'Sobresee' }),
    ])
    const rows = await db.from('legal_documents').where('source', 'cjf').select('facets')
    const days = rows.map(({ facets }) => JSON.parse(facets) as Record<string, string[]>)
    for (const [period, isIn] of [
      ['anterior', (day: string) => day < '2025-09-15'],
      ['actual', (day: string) => day >= '2025-09-15'],
    ] as const) {
      const own = days.filter(({ fechaSentencia }) => isIn(fechaSentencia[0]))
      const { figures } = await open(client, `?periodo=${period}`)
      assert.equal(figures.total, own.length)
      for (const { value, count } of figures.outcomes)
        assert.equal(count, own.filter(({ sentidoSentencia }) => sentidoSentencia[0] === value).length)
    }
  })

  test('counts the page of a case and the ruling that ended it once', async ({ client, assert }) => {
    const html = caseHtml('99500001')
    await on.bring(many(1, 99500001, '2026-02-02', {}))
    const before = await open(client)
    await storeCase(on, '99500001', html)
    await storeCase(on, '99500009', caseHtml('99500009'))
    const after = await open(client)
    assert.deepEqual([before.figures.total, after.figures.total], [1, 2])
  })

  test('keeps former names of a court with the rulings issued under them', async ({ client, assert }) => {
    await on.bring(many(2, 99500001, '2026-01-05', {}))
    await on.bring(
      many(1, 99500101, '2026-01-05', {
        court: 'Decimonoveno Tribunal Colegiado en Materia Civil del Primer Circuito (01/08/2006 - 13/03/2016)',
      })
    )
    const { names, figures, inSearch } = await open(client)
    assert.deepEqual(names, ['Decimonoveno Tribunal Colegiado en Materia Civil del Primer Circuito'])
    assert.equal(figures.total, 3)
    const asked = new URL(inSearch, 'http://foja.test').searchParams.getAll('organo')
    assert.deepEqual(asked, [COURT, ...names])
  })

  test('ignores invalid parameters and answers 404 for an unknown court', async ({ client, assert }) => {
    await on.bring(many(1, 99500001, '2026-01-05', {}))
    const odd = await open(client, '?periodo=99-since&anio=20x6&page=-4&sentido[]=a')
    assert.deepEqual([odd.tenure, odd.paging.total], [null, 1])
    const reader = await lawyer(client)
    for (const id of ['0', '987654', 'x', '1%27'])
      assert.equal((await reader.visit(`/search/courts/${id}`)).status(), 404, id)
  })

  test('sends visitors to sign in', async ({ client, assert }) => {
    await on.bring(many(1, 99500001, '2026-01-05', {}))
    const id = await on.courtId()
    assert.equal((await client.get(`/search/courts/${id}`).redirects(0)).status(), 302)
  })

  test('takes the same number of queries whatever it shows', async ({ client, assert }) => {
    await on.bring(many(2, 99500001, '2026-01-05', {}))
    const reader = await lawyer(client)
    const address = `/search/courts/${await on.courtId()}`
    await reader.visit(address)
    const few = await queriesOf(() => reader.visit(address))
    await on.bring([
      ...many(20, 99500101, '2025-08-05', { judge: 'Genaro Supuesto Montes' }),
      ...many(20, 99500201, '2026-03-05', { judge: 'Leonor Ficticia Arce', materia: 'Mercantil' }),
    ])
    const lots = await queriesOf(() => reader.visit(address))
    assert.equal(lots.length, few.length)
  })
})

function caseHtml(neun: string): string {
  const rows = [
    ['Fecha sentencia', '02/02/2026'],
    ['Sentido sentencia o resolución que puso fin al juicio', 'Ampara'],
  ].map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
  return `<span id="lblNombreOrgano">${COURT} - Amparo Directo</span><span id="lblNEUN">${neun}</span><span id="lblNoExpedienteAsignado">${Number(neun.slice(-4))}/2026</span><table class="div_principal">${rows.join('')}</table>`
}

/** Through the same door as answers that were saved by hand. */
async function storeCase(on: BenchGround, neun: string, html: string) {
  const { mkdir, writeFile } = await import('node:fs/promises')
  const folder = `${on.folder}/saved-${neun}`
  await mkdir(`${folder}/cjf/expediente`, { recursive: true })
  const form = `<form id="form1" action="vercaptura.aspx?organismo=90201">${html}</form>`
  await writeFile(`${folder}/cjf/expediente/${neun}.html`, form)
  return on.read({ kind: 'expediente', from: folder }, {}, on.cjf)
}
