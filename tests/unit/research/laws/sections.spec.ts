import { test } from '@japa/runner'
import type { Division } from '#sources/contract/contract'
import { findArticle } from '#app/research/laws/find_article'
import { pathTo, sectionAt, sectionsOf } from '#app/research/laws/sections'

let at = 0
const division = (kind: Division['kind'], level: number, label: string): Division => ({
  kind,
  level,
  label,
  name: null,
  start: (at += 10),
  slug: kind === 'article' ? `ley-${label.toLowerCase().replace(/\W+/g, '-')}` : null,
})
const articles = (count: number, from = 1, level = 2) =>
  Array.from({ length: count }, (_, place) => division('article', level, `Artículo ${from + place}`))

test.group('Law page sections', (group) => {
  group.each.setup(() => void (at = 0))

  test('begin with the headings above their first article', ({ assert }) => {
    const outline = [
      division('title', 0, 'TÍTULO PRIMERO'),
      division('chapter', 1, 'CAPÍTULO I'),
      ...articles(2),
      division('chapter', 1, 'CAPÍTULO II'),
      ...articles(1, 3),
      division('title', 0, 'TÍTULO SEGUNDO'),
      division('chapter', 1, 'CAPÍTULO ÚNICO'),
      ...articles(1, 4),
    ]
    const sections = sectionsOf(outline, 500)
    assert.deepEqual(
      sections.map(({ headings, articles: own }) => [headings.map(({ label }) => label), own.length]),
      [
        [[], 0],
        [['TÍTULO PRIMERO', 'CAPÍTULO I'], 2],
        [['CAPÍTULO II'], 1],
        [['TÍTULO SEGUNDO', 'CAPÍTULO ÚNICO'], 1],
      ]
    )
    assert.deepEqual([sections[0]!.start, sections[0]!.end, sections.at(-1)!.end], [0, 10, 500])
    assert.equal(sectionAt(sections, outline[4]!.start)?.index, 2)
    assert.deepEqual(
      pathTo(outline, 8).map(({ label }) => label),
      ['TÍTULO SEGUNDO', 'CAPÍTULO ÚNICO']
    )
  })

  test('cover the whole text without gaps, with at most forty articles each', ({ assert }) => {
    const outline = articles(95, 1, 0)
    const sections = sectionsOf(outline, 5_000)
    assert.deepEqual(
      sections.map((section) => section.articles.length),
      [0, 40, 40, 15]
    )
    for (const [place, section] of sections.entries()) assert.equal(section.end, sections[place + 1]?.start ?? 5_000)
  })

  test('are one for a text without divisions, without a preamble when the outline starts at the first letter', ({
    assert,
  }) => {
    assert.deepEqual(
      sectionsOf([], 80).map(({ start, end }) => [start, end]),
      [[0, 80]]
    )
    const [first] = sectionsOf([{ ...division('article', 0, 'Artículo 1'), start: 0 }], 80)
    assert.equal(first!.articles.length, 1)
  })
})

test.group('Article lookup by typed number', () => {
  const outline = ['Artículo 1o.', 'Artículo 2o.-A', 'Artículo 14 Bis', 'Artículo 14 Bis 1', 'Artículo 1,161.-'].map(
    (label) => division('article', 0, label)
  )
  for (const [typed, found] of [
    ['1', 'Artículo 1o.'],
    ['art. 2-A', 'Artículo 2o.-A'],
    ['2o.-a', 'Artículo 2o.-A'],
    ['14 bis', 'Artículo 14 Bis'],
    ['Artículo 14 BIS 1', 'Artículo 14 Bis 1'],
    ['1161', 'Artículo 1,161.-'],
    ['1,161', 'Artículo 1,161.-'],
  ] as const) {
    test(`finds ${found} for «${typed}»`, ({ assert }) => assert.equal(findArticle(outline, typed)?.label, found))
  }

  const law = [
    division('article', 0, 'Artículo 107.'),
    division('article', 0, 'Artículo 107-I.'),
    division('title', 0, 'TRANSITORIOS'),
    division('article', 1, 'PRIMERO'),
    division('article', 1, 'ARTÍCULO SEGUNDO.-'),
    division('title', 0, 'ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA'),
    division('article', 1, 'TERCERO'),
  ]
  for (const [typed, found] of [
    ['107, fracción II', 'Artículo 107.'],
    ['107 fr. II, inciso a)', 'Artículo 107.'],
    ['art. 107 II', 'Artículo 107.'],
    ['107-I', 'Artículo 107-I.'],
    ['transitorio segundo', 'ARTÍCULO SEGUNDO.-'],
    ['Primero transitorio', 'PRIMERO'],
    ['2 transitorio', 'ARTÍCULO SEGUNDO.-'],
    ['tercero transitorio', undefined],
    ['108, fracción II', undefined],
  ] as const) {
    test(`finds ${found ?? 'nothing'} for «${typed}»`, ({ assert }) =>
      assert.equal(findArticle(law, typed)?.label, found))
  }

  test('finds nothing that the law lacks', ({ assert }) => {
    for (const typed of ['', '   ', '15', '1 bis', '<script>', 'bis']) assert.isNull(findArticle(outline, typed))
  })
})
