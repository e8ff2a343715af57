import { test } from '@japa/runner'
import ResearchSetting from '#app/research/models/research_setting'
import { person } from '#tests/helpers/people'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, readerOf, titlesOf } from './reader.js'

const COURT = '/search/my-court'
const pleno = { instancia: ['Suprema Corte de Justicia de la Nación', 'Pleno'], tipo: ['Jurisprudencia'] }
const isolated = { instancia: ['Suprema Corte de Justicia de la Nación', 'Pleno'], tipo: ['Aislada'] }

test.group('The court of the reader', (group) => {
  group.each.setup(() => emptyLibrary())

  test('results stand by what binds it, and each says whether it does', async ({ client, assert }) => {
    await libraryOf(
      { title: 'Amparo amparo amparo', facets: isolated },
      { title: 'Obligatoria', body: 'Sobre el amparo.', facets: pleno }
    )
    const reader = await lawyer(client)
    assert.deepEqual(titlesOf(await reader.search('q=amparo')), ['Amparo amparo amparo', 'Obligatoria'])
    const kept = await reader.submit('put', COURT, { kind: 'district', circuit: 16, subject: 'Penal' })
    kept.assertStatus(303)
    const page = await reader.search('q=amparo')
    assert.deepEqual(titlesOf(page), ['Obligatoria', 'Amparo amparo amparo'])
    assert.deepEqual([page.found.order, page.court], ['force', { kind: 'district', circuit: 16, subject: 'Penal' }])
    assert.deepEqual(
      page.found.hits.map(({ force }) => [force?.binds, force?.reason]),
      [
        [true, 'binds'],
        [false, 'isolated'],
      ]
    )
    assert.match(page.found.hits[0]!.force!.basis, /^Ley de Amparo, artículo 217/)
    const plain = await reader.search('q=amparo&orden=relevancia')
    assert.deepEqual(titlesOf(plain), ['Amparo amparo amparo', 'Obligatoria'])
  })

  test('previous and next follow that order', async ({ client, assert }) => {
    const [, binding] = await libraryOf(
      { title: 'Amparo amparo amparo', facets: isolated },
      { title: 'Obligatoria', body: 'Sobre el amparo.', facets: pleno }
    )
    const reader = await lawyer(client)
    await reader.submit('put', COURT, { kind: 'district' })
    const { props } = (await reader.visit(`/search/b-search/analysis/scjn/${binding!.slug}?q=amparo`)).body()
    assert.equal(props.analysis.trail.position, 1)
    assert.isNull(props.analysis.trail.previous)
  })

  test('it can be changed and taken away; without it nothing is said of force', async ({ client, assert }) => {
    await libraryOf({ title: 'Amparo', facets: pleno })
    const reader = await lawyer(client)
    await reader.submit('put', COURT, { kind: 'district', circuit: 3 })
    await reader.submit('put', COURT, { kind: 'court', circuit: null, subject: null })
    assert.deepEqual(await ResearchSetting.courtOf(reader.firm.owner.id), {
      kind: 'court',
      circuit: null,
      subject: null,
    })
    assert.equal((await reader.search('q=amparo')).found.hits[0]!.force!.reason, 'ownRank')
    ;(await reader.submit('delete', COURT)).assertStatus(303)
    const { found, court } = await reader.search('q=amparo&orden=fuerza')
    assert.deepEqual([court, found.order, found.hits[0]!.force], [null, 'relevance', null])
  })

  test('it is each person’s own', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const colleague = await reader.firm.hire('lawyer')
    await reader.submit('put', COURT, { kind: 'district' })
    assert.isNull(await ResearchSetting.courtOf(colleague.id))
  })

  test('what is no court is refused', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (const wrong of [
      {},
      { kind: 'nadie' },
      { kind: 'district', circuit: 33 },
      { kind: 'district', circuit: 1.5 },
      { kind: 'district', subject: 'Nada' },
    ]) {
      await reader.submit('put', COURT, wrong)
      assert.isNull(await ResearchSetting.courtOf(reader.firm.owner.id), JSON.stringify(wrong))
    }
  })

  test('it needs a member of a firm and the token of the page', async ({ client, assert }) => {
    const reader = await lawyer(client)
    ;(await reader.put(COURT).json({ kind: 'district' }).header('x-csrf-token', 'forged')).assertStatus(403)
    const visitor = await readerOf(client, null, null)
    ;(await visitor.put(COURT).json({ kind: 'district' })).assertStatus(401)
    const outsider = await readerOf(client, await person({ type: 'client' }), null)
    ;(await outsider.put(COURT).json({ kind: 'district' })).assertStatus(403)
    assert.isNull(await ResearchSetting.courtOf(reader.firm.owner.id))
  })
})
