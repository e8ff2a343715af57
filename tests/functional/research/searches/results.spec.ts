import { test } from '@japa/runner'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, titlesOf, type SearchProps } from './reader.js'

const ENTRY = '/search/b-search/results'

test.group('The way in to the search', (group) => {
  group.each.setup(() => emptyLibrary())

  test('without a question it shows the sources and the last searches', async ({ client, assert }) => {
    await libraryOf({ title: 'PENSIÓN' })
    const reader = await lawyer(client)
    await reader.search('q=pensión&materia=Civil')
    const { component, props } = (await reader.visit(ENTRY)).body()
    assert.equal(component, 'research/searches/results')
    assert.deepEqual(props.sources, [
      { slug: 'scjn', name: { es: 'Suprema Corte de Justicia de la Nación', en: 'Supreme Court of Justice' } },
    ])
    assert.containSubset(props.recent[0], {
      href: '/search/b-search/scjn?q=pensi%C3%B3n&materia=Civil',
      text: 'pensión',
      filters: [{ name: 'materia', label: { es: 'Materia', en: 'Subject' }, values: ['Civil'] }],
      total: 0,
    })
  })

  test('with a question it answers from the source that comes first, and remembers it there', async ({
    client,
    assert,
  }) => {
    await libraryOf({ title: 'PENSIÓN' }, { title: 'OTRA' })
    const reader = await lawyer(client)
    const { component, props } = (await reader.visit(`${ENTRY}?q=pension`)).body() as {
      component: string
      props: SearchProps
    }
    assert.equal(component, 'research/searches/show')
    assert.deepEqual([titlesOf(props), props.asked.source], [['PENSIÓN'], 'scjn'])
    const again = await reader.visit('/search/b-search/scjn')
    again.assertHeader('location', '/search/b-search/scjn?q=pension')
  })

  test('the last five searches are on the home of who made them', async ({ client, assert }) => {
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
