import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Court from '#app/courts/models/court'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, titlesOf } from './reader.js'

const MATTER = '/search/my-matter'
const COURT = '/search/my-court'
const instancia = ['Tribunales Colegiados de Circuito']
let count = 0

const districtCourt = (circuit: number) =>
  Court.create({
    externalId: `ficticio-${++count}`,
    source: 'ficticia',
    name: `Juzgado Ficticio ${count} de Distrito`,
    kind: 'district_court',
    circuit,
  })

test.group('Matter of the reader', (group) => {
  group.each.setup(() => emptyLibrary())

  test('makes its court the default one, until it is left', async ({ client, assert }) => {
    const [third, fourth] = await libraryOf(
      { title: 'Amparo tercero', facets: { instancia, tipo: ['Jurisprudencia'], numero: ['III.1o.A. J/1 (11a.)'] } },
      { title: 'Amparo cuarto', facets: { instancia, tipo: ['Jurisprudencia'], numero: ['IV.1o.A. J/1 (11a.)'] } }
    )
    const reader = await lawyer(client)
    await reader.submit('put', COURT, { kind: 'district', circuit: 3 })
    assert.equal(titlesOf(await reader.search('q=amparo'))[0], third!.title)

    const court = await districtCourt(4)
    const matter = await matterOf(reader.firm, { courtId: court.id, materia: 'criminal' })
    ;(await reader.submit('put', MATTER, { matterId: matter.id })).assertStatus(303)
    const page = await reader.search('q=amparo')
    assert.equal(titlesOf(page)[0], fourth!.title)
    assert.deepEqual(page.court, { kind: 'district', circuit: 4, subject: 'Penal' })
    assert.deepInclude(page.matter, {
      title: matter.title,
      hasCourt: true,
      href: `/law-firm/files/file-overview/${matter.id}`,
    })
    const { panels } = (await reader.visit(`/search/b-search/analysis/scjn/${fourth!.slug}`)).body().props
    const binding = panels.find(({ key }: { key: string }) => key === 'research.binding').content
    assert.isTrue(binding.binding.binds)

    ;(await reader.submit('delete', MATTER)).assertStatus(303)
    const left = await reader.search('q=amparo')
    assert.deepEqual([left.matter, left.court?.circuit, titlesOf(left)[0]], [null, 3, third!.title])
  })

  test('without a catalogued court keeps the court that the reader chose', async ({ client, assert }) => {
    const reader = await lawyer(client)
    await reader.submit('put', COURT, { kind: 'collegiate', circuit: 16 })
    const matter = await matterOf(reader.firm, {})
    await reader.submit('put', MATTER, { matterId: matter.id })
    const page = await reader.search('q=amparo')
    assert.deepEqual([page.court?.kind, page.matter?.hasCourt], ['collegiate', false])
  })

  test('is never of another firm, in the trash or without a number', async ({ client, assert }) => {
    const [reader, stranger] = [await lawyer(client), await lawyer(client)]
    const theirs = await matterOf(stranger.firm, {})
    ;(await reader.submit('put', MATTER, { matterId: theirs.id })).assertStatus(404)
    await reader.submit('put', MATTER, { matterId: 'x' })
    assert.isNull((await reader.search('q=amparo')).matter)
    const ours = await matterOf(reader.firm, {})
    await reader.submit('put', MATTER, { matterId: ours.id })
    await ours.merge({ trashed: true }).save()
    assert.isNull((await reader.search('q=amparo')).matter)
  })
})
