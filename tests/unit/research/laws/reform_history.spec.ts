import { test } from '@japa/runner'
import { reformsIn } from '#app/research/laws/reform_history'
import { chunkOf } from '#app/research/laws/law_chunk'
import type LegalDocument from '#app/research/models/legal_document'
import type { Division } from '#sources/contract/contract'

/** An invented law: lines that begin with a heading or an article begin a division. */
function law(lines: string[]): LegalDocument {
  const outline: Division[] = []
  let start = 0
  for (const line of lines) {
    const [label, word] = /^(TÍTULO|CAPÍTULO|Artículo) (?:[IVX]+|\d+)/.exec(line) ?? []
    if (label && word) {
      const level = ['TÍTULO', 'CAPÍTULO', 'Artículo'].indexOf(word)
      const kind = (['title', 'chapter', 'article'] as const)[level]!
      const slug = kind === 'article' ? label.toLowerCase().replace(' ', '-') : null
      outline.push({ kind, level, label, name: null, start, slug })
    }
    start += line.length + 1
  }
  return { body: lines.join('\n'), outline } as unknown as LegalDocument
}

const LAW = law([
  'LEY FICTICIA',
  'TÍTULO I',
  'CAPÍTULO I',
  'Artículo 1. Es de orden público.',
  'Artículo reformado DOF 16-10-2025',
  'Artículo 2. Definiciones.',
  'Fracción adicionada DOF 03-01-2024. Reformada DOF 16-10-2025',
  'CAPÍTULO II',
  'Artículo 3. (Se deroga).',
  'Artículo derogado DOF 03-01-2024',
  'TÍTULO II',
  'Artículo 4. Sanciones.',
])

test.group('Reform history of a law', () => {
  test('lists what each publication touched, the newest first', ({ assert }) => {
    assert.deepEqual(
      reformsIn(LAW).map(({ on, touched }) => [on, touched.map(({ label, action }) => `${label} ${action}`)]),
      [
        ['2025-10-16', ['Artículo 1 reformed', 'Artículo 2 reformed']],
        ['2024-01-03', ['Artículo 2 added', 'Artículo 3 repealed']],
      ]
    )
  })

  test('goes by the days of the gazette alone', ({ assert }) => {
    const corrected = law(['Artículo 1. Texto.', 'Artículo reformado DOF 03-01-2024, 16-10-2025 (en vigor 01-01-2026)'])
    assert.deepEqual(
      reformsIn(corrected).map(({ on }) => on),
      ['2025-10-16', '2024-01-03']
    )
  })

  test('is empty for a text without notes', ({ assert }) => {
    assert.deepEqual(reformsIn(law(['LEY FICTICIA', 'Artículo 1. Texto publicado el 3 de enero de 2024.'])), [])
    assert.deepEqual(reformsIn({ body: 'Texto.', outline: null }), [])
  })
})

test.group('Chunk of a law', () => {
  const labels = (heading: number | null) => chunkOf(LAW, heading).blocks.map(({ label }) => label)

  test('is what stands under a heading, with all below it', ({ assert }) => {
    assert.deepEqual(labels(0), ['TÍTULO I', 'CAPÍTULO I', 'Artículo 1', 'Artículo 2', 'CAPÍTULO II', 'Artículo 3'])
    assert.deepEqual(labels(1), ['CAPÍTULO I', 'Artículo 1', 'Artículo 2'])
    assert.deepEqual(labels(3), ['TÍTULO II', 'Artículo 4'])
    assert.deepEqual(
      chunkOf(LAW, 1).path.map(({ label }) => label),
      ['TÍTULO I', 'CAPÍTULO I']
    )
  })

  test('is the whole law when none or an unknown heading is named', ({ assert }) => {
    assert.deepEqual(labels(null), labels(9))
    assert.lengthOf(labels(null), 9)
    assert.deepEqual([chunkOf(LAW, null).articles, chunkOf(LAW, 1).articles], [4, 2])
  })
})
