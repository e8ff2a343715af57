import { test } from '@japa/runner'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer } from './reader.js'

const encoded = (text: string) => `q=${encodeURIComponent(text)}`

/** Whatever stands in an address, the page answers. Each with what is understood of it: words, filters and page. */
const ODD: [name: string, query: string, understood: { text?: string; filters?: object; page?: number }][] = [
  ['a quote that is never closed', encoded('"cosa juzgada'), { text: '"cosa juzgada' }],
  ['quotes only', encoded('"""'), { text: '"""' }],
  ['operators only', encoded('AND OR NOT -'), { text: 'AND OR NOT -' }],
  [
    'syntax of other query languages',
    encoded(`title:(a* ^2) NEAR/3 {b} ' ; -- %_\\`),
    { text: `title:(a* ^2) NEAR/3 {b} ' ; -- %_\\` },
  ],
  ['invisible characters', 'q=cosa%00%0B%1Bjuzgada', { text: 'cosa juzgada' }],
  ['bidi control characters', 'q=%E2%80%AEcosa%E2%81%A6', { text: 'cosa' }],
  ['right-to-left text', encoded('עבודה محكمة'), { text: 'עבודה محكمة' }],
  ['emoji', encoded('👩‍⚖️ amparo'), { text: '👩‍⚖️ amparo' }],
  ['broken escapes', 'q=%E0%A4%A&materia=%ZZ', { filters: { materia: ['%ZZ'] } }],
  ['a lone surrogate', 'q=%ED%A0%80x', {}],
  ['a list where a text is expected', 'q=uno&q=dos', { text: 'uno' }],
  ['an object where a text is expected', 'q[a]=x&q[]=y&page[]=3&page[a]=2', { text: '', page: 1 }],
  ['blanks only', 'q=+++&materia=+&numero=%20', { text: '', filters: {} }],
  ['page 0', 'q=&page=0', { page: 1 }],
  ['page -3', 'q=&page=-3', { page: 1 }],
  ['a fractional page number', 'q=&page=1.5', { page: 1 }],
  ['an empty page number', 'q=&page=', { page: 1 }],
  ['page 10⁹', 'q=&page=1000000000', { page: 1_000_000_000 }],
  ['page 10³⁰⁸', `q=&page=1${'0'.repeat(308)}`, { page: 1_000_000_000 }],
  ['unknown filters', 'q=x&nadie=1&__proto__=x&constructor=y&toString=z', { text: 'x', filters: {} }],
  [
    'unknown values',
    'materia=Nadie&epoca=Decimotercera',
    { filters: { epoca: ['Decimotercera'], materia: ['Nadie'] } },
  ],
  ['invalid years', 'año=dos&año=19&año=-', { filters: {} }],
  ['reversed years', 'año=2020-1990', { filters: { año: ['1990-2020'] } }],
  ['years beyond time', 'año=0000-9999', { filters: { año: ['1500-2200'] } }],
  ['an overlong value', `materia=${'x'.repeat(300)}`, { filters: {} }],
]

test.group('Malformed search addresses', (group) => {
  group.each.setup(() => emptyLibrary())

  for (const [name, address, understood] of ODD) {
    test(`still show the page: ${name}`, async ({ client, assert }) => {
      await libraryOf({ title: 'COSA JUZGADA', facets: { materia: ['Civil'], año: ['2000'] } })
      const { query } = await (await lawyer(client)).search(address)
      assert.containSubset(query, understood)
      assert.deepEqual(understood.filters ?? query.filters, query.filters)
    })
  }

  test('are searched by the beginning of a 10 kB text, and the page says so', async ({ client, assert }) => {
    const { query, isCut } = await (await lawyer(client)).search(encoded('amparo '.repeat(1_430)))
    assert.isTrue(isCut)
    assert.isAtMost(Array.from(query.text).length, 1_000)
  })

  test('read only a limited number of filter values', async ({ client, assert }) => {
    const many = Array.from({ length: 400 }, (_, place) => `materia=m${place}`).join('&')
    const { query } = await (await lawyer(client)).search(many)
    assert.lengthOf(query.filters.materia!, 50)
  })

  test('show an empty page beyond the last, with the total', async ({ client, assert }) => {
    await libraryOf({ title: 'Una' })
    const { found } = await (await lawyer(client)).search('q=&page=7')
    assert.deepEqual([found.total, found.hits], [1, []])
  })

  test('list the terms that were ignored', async ({ client, assert }) => {
    const { understood } = (
      await (await lawyer(client)).search(encoded('pensión de "cosa juzgada" -voto época:11 NEAR/9'))
    ).found
    assert.deepEqual(understood, {
      words: ['pensión'],
      phrases: ['cosa juzgada'],
      excluded: ['voto'],
      ignored: ['NEAR/9', 'de'],
      synonyms: [],
      fields: [{ field: 'epoca', text: '11' }],
    })
  })
})
