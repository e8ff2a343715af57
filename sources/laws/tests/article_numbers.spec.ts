import { test } from '@japa/runner'
import { articleHeading, keyOf } from '#sources/laws/reading/article_numbers'

/** `line → numbers | what follows`; `-` = no heading. */
const LINES = `
Artículo 1o.- La presente Ley → 1 | La presente Ley
Artículo 17. El plazo → 17 | El plazo
ARTÍCULO 74.- El derecho → 74 | El derecho
ARTICULO 281.- → 281 |
Artículo 5º.- Nadie → 5 | Nadie
Artículo 3 o.- Los → 3 | Los
ARTÍCULO 3.º DE LA LEY → 3 | DE LA LEY
Artículo.47.- Las → 47 | Las
Artículo. 47.- Las → 47 | Las
Art. 7. Los → 7 | Los
Artículo 225. → 225 |
Artículo 12 → 12 |
“Artículo 9.- Los → 9 | Los
Artículo 76-A.Los → 76-A | Los
Artículo 2 Bis. La → 2 bis | La
Artículo 211 Bis 1.- Al → 211 bis 1 | Al
Artículo 15 Bis-1.- Para → 15 bis 1 | Para
Artículo 14 Quáter 2. Los → 14 quáter 2 | Los
Artículo 420 Quater.- Se → 420 quáter | Se
Artículo 420 Quárter.- Se → 420 quáter | Se
Artículo 199 Sextus. Los → 199 sextus | Los
Artículo 139 Quinquies. Al → 139 quinquies | Al
Artículo 15-A.- El → 15-A | El
Artículo 2o-A. El → 2-A | El
Artículo 4o.-A.- Los → 4-A | Los
Artículo 10 A.- Los → 10-A | Los
Artículo 32-B Bis. Las → 32-B bis | Las
Artículo 29-D-BIS.- Las → 29-D bis | Las
Artículo 194-N-1. Los → 194-N-1 | Los
Artículo 353-Ñ. Los → 353-Ñ | Los
Artículo 1,161.- Prescriben → 1161 | Prescriben
Artículo 1395 Bis 6.- El → 1395 bis 6 | El
Artículo 9o.- A falta de disposición → 9 | A falta de disposición
Artículo 15.- I. Los → 15 | I. Los
Artículo 6o. A. Para → 6 | A. Para
Artículo 15 Bis.- A quien → 15 bis | A quien
Artículos 12 y 13.- Se derogan → 12, 13 | Se derogan
Artículo 40 Bi s 34.- Se deroga. → 40 bis 34 | Se deroga.
Artículos 33 a 36. (Se derogan) → 33, 34, 35, 36 | (Se derogan)
Artículo 60 al 62.- Se derogan → 60, 61, 62 | Se derogan
Artículos 1o., 2o. y 3o.- (Se derogan) → 1, 2, 3 | (Se derogan)
Artículo 94. Reglas generales → 94 | Reglas generales
artículo 5 de la Ley → -
Artículo 5 de esta Ley → -
Artículo 123, apartado A → -
Artículo reformado DOF 13-03-2025 → -
Artículos 103 y 107 de la Constitución → -
Artículo Primero.- Se expide → -
El artículo 5.- → -
`
const rows = LINES.trim()
  .split('\n')
  .map((line) => {
    const [written, read] = line.split(' → ')
    return { written, read: read.trim() }
  })

test.group('Article numbers', () => {
  test('parse «{written}» as expected')
    .with(rows)
    .run(({ assert }, { written, read }) => {
      const heading = articleHeading(written)
      const said = heading ? `${heading.numbers.join(', ')} | ${heading.rest}`.trim() : '-'
      assert.equal(said, read)
    })

  test('are flagged when no punctuation follows, since they may be prose', ({ assert }) => {
    assert.isFalse(articleHeading('Artículo 5 La Secretaría podrá')?.isMarked)
    assert.isTrue(articleHeading('Artículo 5. La Secretaría podrá')?.isMarked)
  })

  test('are not expanded for a range of thousands of articles', ({ assert }) => {
    assert.lengthOf(articleHeading('Artículos 1 al 9000.- Se derogan')?.numbers ?? [], 2)
  })

  test('become keys that work in addresses, with N and Ñ distinct', ({ assert }) => {
    assert.equal(keyOf('211 bis 1'), '211-bis-1')
    assert.equal(keyOf('14 quáter'), '14-quater')
    assert.notEqual(keyOf('353-Ñ'), keyOf('353-N'))
  })
})
