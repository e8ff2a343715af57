import { test } from '@japa/runner'
import { FEDERAL, STATE } from '#sources/laws/reading/gazettes'
import { innerOf } from '#sources/laws/dating/inner'
import type { Law } from '../law.js'
import { outlineOf } from '../outline.js'
import { partSlug, partsOf } from '../parts.js'
import { readLaw } from '#sources/laws/reading/read_law'
import { INVENTED } from './invented.js'

const ROUNDS = 300
const IDENTITY = {
  externalId: 'lff',
  slug: 'ley-ficticia',
  name: 'Ley Ficticia',
  short: 'Ley Ficticia',
  documentType: 'articulo',
  facets: {},
  url: null,
  publishedOn: null,
  entry: null,
  until: null,
}
const SNIPPETS = [
  'Artículo 2o.- Otra vez.',
  'TRANSITORIOS',
  'Publicado en el Diario Oficial de la Federación el 1 de febrero de 2001',
  'Artículos 1 al 900.- (Se derogan).',
  'CAPÍTULO I',
  'PRIMERO.- Otro.',
  '(REFORMADO, P.O. 5 DE ENERO DE 2018)',
  'ANEXO 1',
  '\u0000\uD800',
  'Artículo 9999 Bis 99-Z Ter 1.- Raro.',
  'x'.repeat(5_000),
]

/** The same "chance" every time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

function mutated(seed: number): string[] {
  const random = chance(seed)
  const lines = [...INVENTED]
  for (let change = 1 + random(12); change > 0; change--) {
    const at = random(lines.length)
    const other = random(lines.length)
    const ways = [
      () => lines.splice(at, 1),
      () => lines.splice(at, 0, lines[other]),
      () => lines.splice(at, 0, SNIPPETS[random(SNIPPETS.length)]),
      () => ([lines[at], lines[other]] = [lines[other], lines[at]]),
      () => (lines[at] = lines[at].slice(0, random(lines[at].length + 1))),
      () => (lines[at] = lines[at].toUpperCase()),
      () => (lines[at] = `${lines[at]} ${lines[other]}`),
    ]
    ways[random(ways.length)]()
    if (!lines.length) lines.push('x')
  }
  return lines
}

function flawOf(law: Law): string | null {
  const { units, lines } = law
  const keys = units.map(({ key }) => key)
  if (new Set(keys).size !== keys.length) return 'two units share a key'
  if (units[0].first !== 0 || units.at(-1)?.end !== lines.length) return 'lines are lost at an end'
  if (units.some((unit, place) => place > 0 && unit.first !== units[place - 1].end))
    return 'lines are lost between units'
  const parts = partsOf(law, IDENTITY)
  const names = parts.flatMap(({ slug, externalId }) => [slug, externalId])
  if (new Set(names).size !== names.length) return 'two parts share a name'
  if (parts.some(({ slug }) => !/^[a-z0-9-]{1,120}$/.test(slug))) return 'a part has an odd address'
  const starts = outlineOf(law, (unit) => partSlug(IDENTITY.slug, unit)).map(({ start }) => start)
  if (starts.some((start, place) => place > 0 && start <= starts[place - 1])) return 'the outline is out of order'
  for (const unit of units) innerOf(law, unit)
  return null
}

test.group('Damaged law texts', () => {
  for (const [name, gazette] of Object.entries({ FEDERAL, STATE })) {
    test(`are read without loss and without duplicate keys (${name})`, ({ assert }) => {
      for (let round = 0; round < ROUNDS; round++)
        assert.isNull(flawOf(readLaw(mutated(round * 7919 + 1), gazette)), `round ${round}`)
    })
  }

  test('are read quickly even with very long lines', ({ assert }) => {
    const hostile = [
      'a'.repeat(200_000),
      'Artículo '.repeat(20_000),
      '1, '.repeat(50_000),
      `Artículo 1${' bis'.repeat(20_000)}.`,
    ]
    assert.lengthOf(readLaw(hostile).lines, 4)
    assert.lengthOf(readLaw(hostile, STATE).lines, 4)
  }).timeout(8_000)
})
