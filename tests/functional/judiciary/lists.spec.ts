import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { catalogues } from '#app/core/catalogues'
import { importJudges } from '#app/judiciary/actions/import_judges'
import { queriesOf } from '#tests/helpers/queries'
import { lawyer } from '../research/searches/reader.js'
import { bench, many, type BenchGround } from './bench.js'

const JUZGADO = 'Juzgado Vigésimo Noveno de Distrito en Materia Administrativa en la Ciudad de México'

test.group('Court and judge lists', (group) => {
  let on: BenchGround
  group.each.setup(async () => {
    on = await bench()
    await on.bring([
      ...many(3, 99500001, '2025-05-05', {}),
      ...many(2, 99500101, '2025-11-05', {
        organId: '90205',
        court: JUZGADO,
        judge: 'JUEZ: LIC. ANDRÉS IMAGINARIO RANGEL',
        materia: 'Administrativa',
      }),
    ])
    return () => on.close()
  })

  async function props(client: Parameters<typeof lawyer>[0], address: string) {
    const response = await (await lawyer(client)).visit(address)
    response.assertStatus(200)
    return response.body().props
  }
  const names = (found: { courts: { name: string }[] }) => found.courts.map(({ name }) => name)

  test('find courts by name without accents and filter by kind, circuit, subject and state', async ({
    client,
    assert,
  }) => {
    for (const query of [
      'q=vigesimo+NOVENO',
      'tipo=district_court',
      'materia=Administrativa',
      'q=juzgado&circuito=1&estado=Ciudad+de+México',
    ])
      assert.deepEqual(names(await props(client, `/search/courts?${query}`)), [JUZGADO], query)
    assert.lengthOf(names(await props(client, '/search/courts?circuito=99&tipo=palacio&page=x')), 2)
    assert.lengthOf(names(await props(client, '/search/courts?q=inexistente')), 0)
  })

  test('count the courts for each filter value given the other filters', async ({ client, assert }) => {
    const { facets } = await props(client, '/search/courts?materia=Administrativa')
    assert.deepEqual(facets.kind, [{ value: 'district_court', count: 1 }])
    assert.sameDeepMembers(facets.materia, [
      { value: 'Administrativa', count: 1 },
      { value: 'Civil', count: 1 },
    ])
  })

  test('find judges by name without titles, with their courts and number of rulings', async ({ client, assert }) => {
    const { judges, paging } = await props(client, '/search/judges?q=andres+rangel')
    assert.equal(paging.total, 1)
    assert.include(judges[0], { court: JUZGADO, courts: 1, rulings: 2 })
    assert.match(judges[0].name, /^Andrés Imaginario Rangel$/i)
  })

  test('show terms, courts and rulings of a judge, and 404 for an unknown one', async ({ client, assert }) => {
    const { judges } = await props(client, '/search/judges?q=ofelia')
    const { judge } = await props(client, `/search/judges?judge=${judges[0].id}`)
    assert.deepEqual([judge.name, judge.total, judge.rulings.length], ['Ofelia Inventada Duarte', 3, 3])
    assert.include(judge.tenures[0], { from: '2025-05-05', until: '2025-05-07', isCatalogued: false })
    assert.match(judge.rulings[0].address, /^\/search\/b-search\/analysis\/cjf\/sentencia-/)
    const reader = await lawyer(client)
    assert.equal((await reader.visit('/search/judges?judge=987654')).status(), 404)
  })

  test('prefer the judge catalogue over the rulings and skip an invalid line', async ({ client, assert }) => {
    const file = join(on.folder, 'jueces.csv')
    const lines = [
      'nombre,organo_id,cargo,desde,hasta',
      'Mag. Ofelia Inventada Duarte,90201,Magistrada,01/02/2019,',
      'Sin Órgano Conocido,1234567,Juez,01/01/2020,',
      '12345,90201,Juez,01/01/2020,',
      'Persona Con Fechas,90201,Juez,31/02/2020,',
    ]
    await writeFile(file, lines.join('\n'))
    const rejected: string[] = []
    const first = await importJudges(file, (line, why) => rejected.push(`${line} ${why}`))
    assert.deepEqual(first, { added: 1, changed: 0, unchanged: 0, rejected: 3 })
    assert.deepEqual(rejected, [
      '3 commands.import.judge_no_court',
      '4 commands.import.judge_no_name',
      '5 commands.import.judge_dates',
    ])
    assert.include(await importJudges(file, () => {}), { added: 0, unchanged: 1 })
    await writeFile(file, [lines[0], lines[1].replace(/,$/, ',14/09/2025')].join('\n'))
    assert.include(await importJudges(file, () => {}), { changed: 1 })

    const { judges } = await props(client, '/search/judges?q=ofelia')
    const { judge } = await props(client, `/search/judges?judge=${judges[0].id}`)
    assert.deepEqual(
      judge.tenures.map(({ from, until, isCatalogued }: Record<string, unknown>) => [from, until, isCatalogued]),
      [['2019-02-01', '2025-09-14', true]]
    )
    assert.isDefined(catalogues.find('jueces'))
  })

  test('take the same number of queries whatever they show', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (const list of ['/search/courts', '/search/judges']) {
      await reader.visit(list)
      const some = await queriesOf(() => reader.visit(list))
      const none = await queriesOf(() => reader.visit(`${list}?q=ofelia`))
      assert.isAtMost(some.length, 16)
      assert.isAtMost(none.length, some.length)
    }
  })

  test('send visitors to sign in', async ({ client, assert }) => {
    for (const list of ['/search/courts', '/search/judges'])
      assert.equal((await client.get(list).redirects(0)).status(), 302)
  })
})
