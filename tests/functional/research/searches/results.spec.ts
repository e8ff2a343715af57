import { test } from '@japa/runner'
import { countSearch, SEARCHES } from '#app/research/http/search_limit'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer } from './reader.js'

const ENTRY = '/search/b-search/results'

test.group('Search start page', (group) => {
  group.each.setup(() => emptyLibrary())

  test('shows the sources and the last searches without a query', async ({ client, assert }) => {
    await libraryOf({ title: 'PENSIÓN' })
    const reader = await lawyer(client)
    await reader.search('q=pensión&materia=Civil')
    const { component, props } = (await reader.visit(ENTRY)).body()
    assert.equal(component, 'research/searches/results')
    assert.includeDeepMembers(props.sources, [
      { slug: 'scjn', name: { es: 'Suprema Corte de Justicia de la Nación', en: 'Supreme Court of Justice' } },
    ])
    assert.deepEqual([props.text, props.results], ['', []])
    assert.containSubset(props.recent[0], {
      href: '/search/b-search/scjn?q=pensi%C3%B3n&materia=Civil',
      text: 'pensión',
      filters: [{ name: 'materia', label: { es: 'Materia', en: 'Subject' }, values: ['Civil'] }],
      total: 0,
    })
  })

  test('shows the results of every source for a query, the best first', async ({ client, assert }) => {
    await libraryOf(
      ...Array.from({ length: 5 }, (_, place) => ({ title: `PENSIÓN ${place}` })),
      { title: 'Pensión de un juzgado ficticio', source: 'cjf', kind: 'sentencia' as const },
      { title: 'OTRA' }
    )
    const reader = await lawyer(client)
    const { component, props } = (await reader.visit(`${ENTRY}?q=pension`)).body()
    assert.equal(component, 'research/searches/results')
    const { results } = props as { results: { slug: string; total: number; hits: object[] }[] }
    const shown = results.map(({ slug, total, hits }) => [slug, total, hits.length])
    assert.includeDeepMembers(shown, [
      ['scjn', 5, 3],
      ['cjf', 1, 1],
    ])
    assert.lengthOf(results, props.sources.length)
    const totals = results.map(({ total }) => Math.min(total, 1))
    assert.deepEqual(
      totals,
      totals.toSorted((one, other) => other - one),
      'sources without results come last'
    )
  })

  test('offers another spelling only when no source has the words', async ({ client, assert }) => {
    await libraryOf(
      { title: 'SUSPENSIÓN A PLAZO' },
      { title: 'Suspensión de plano', source: 'cjf', kind: 'sentencia' as const }
    )
    const reader = await lawyer(client)
    const offered = async (text: string): Promise<string[]> => {
      const { results } = (await reader.visit(`${ENTRY}?q=${encodeURIComponent(text)}`)).body().props
      return results.flatMap(({ didYouMean }: { didYouMean: string | null }) => didYouMean ?? [])
    }
    assert.deepEqual(await offered('suspensión de plano'), [], 'one source has it')
    assert.include(await offered('suspensión de plaxo'), 'suspensión de plazo')
  })

  test('limits searches of all sources and lets the person retry later', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (let count = 0; count < SEARCHES.points; count++) await countSearch(reader.firm.owner.id)
    const refused = await reader.visit(`${ENTRY}?q=pensi%C3%B3n`)
    refused.assertStatus(429)
    assert.equal(refused.body().props.again, `${ENTRY}?q=pensi%C3%B3n`)
  })

  test('adds the last five searches to the home page of the person', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (const word of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']) await reader.search(`q=${word}`)
    const { panels } = (await reader.visit('/main')).body().props
    const { content } = panels.find(({ key }: { key: string }) => key === 'research.recent')
    assert.deepEqual(
      content.items.map(({ text }: { text: string }) => text),
      ['seis', 'cinco', 'cuatro', 'tres', 'dos']
    )
    const neighbour = (await (await lawyer(client)).visit('/main')).body().props.panels
    assert.notExists(neighbour.find(({ key }: { key: string }) => key === 'research.recent'))
  })
})
