import { test } from '@japa/runner'
import ResearchSetting from '#app/research/models/research_setting'
import { person } from '#tests/helpers/people'
import { lawOf } from '../laws/law.js'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, readerOf, titlesOf } from './reader.js'

const COURT = '/search/my-court'
const pleno = { instancia: ['Suprema Corte de Justicia de la Nación', 'Pleno'], tipo: ['Jurisprudencia'] }
const isolated = { instancia: ['Suprema Corte de Justicia de la Nación', 'Pleno'], tipo: ['Aislada'] }

test.group('Court of the reader', (group) => {
  group.each.setup(() => emptyLibrary())

  test('ranks results by what binds it and marks whether each does', async ({ client, assert }) => {
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

  test('orders nothing by force in a source that binds no court', async ({ client, assert }) => {
    await lawOf({ 'CAPÍTULO I': ['Suspensión de plano.'] })
    const reader = await lawyer(client)
    await reader.submit('put', COURT, { kind: 'district', circuit: 16 })
    for (const order of ['', '&orden=fuerza']) {
      const { props } = (await reader.visit(`/search/b-search/federal_laws?q=suspensión${order}`)).body()
      assert.deepEqual([props.found.order, props.source.hasForce], ['relevance', false])
    }
    assert.isTrue((await reader.visit('/search/b-search/scjn?q=suspensión')).body().props.source.hasForce)
  })

  test('orders previous and next accordingly', async ({ client, assert }) => {
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

  test('can be changed and removed, after which no binding force is shown', async ({ client, assert }) => {
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

  test('is private to each person', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const colleague = await reader.firm.hire('lawyer')
    await reader.submit('put', COURT, { kind: 'district' })
    assert.isNull(await ResearchSetting.courtOf(colleague.id))
  })

  test('refuses an unknown court', async ({ client, assert }) => {
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

  test('requires a firm member and the CSRF token', async ({ client, assert }) => {
    const reader = await lawyer(client)
    ;(await reader.put(COURT).json({ kind: 'district' }).header('x-csrf-token', 'forged')).assertStatus(403)
    const visitor = await readerOf(client, null, null)
    ;(await visitor.put(COURT).json({ kind: 'district' })).assertStatus(401)
    const outsider = await readerOf(client, await person({ type: 'client' }), null)
    ;(await outsider.put(COURT).json({ kind: 'district' })).assertStatus(403)
    assert.isNull(await ResearchSetting.courtOf(reader.firm.owner.id))
  })
})
