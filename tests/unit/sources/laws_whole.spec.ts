import { test } from '@japa/runner'
import type { RawPage } from '#sources/contract/contract'
import source from '#sources/federal_laws/source'
import { measure } from '#tests/bench/laws/measure'
import { pdfOf, wordOf } from '#tests/helpers/law_files'
import type { PdfRow } from '#tests/helpers/law_files'

const WIDTH = 92
const TITLE = 'LEY DE FAROS FICTICIA'
const LAW = [
  TITLE,
  'Nueva Ley publicada en el Diario Oficial de la Federación el 4 de marzo de 1998',
  'TEXTO VIGENTE',
  'TÍTULO PRIMERO',
  'Disposiciones Generales',
  'CAPÍTULO I',
  'Objeto',
  ...Array.from({ length: 60 }, (_, place) => [
    `Artículo ${place + 1}${place < 9 ? 'o' : ''}.- La autoridad marítima ficticia número ${place + 1} llevará el registro de los faros que se encuentren en su jurisdicción, y dará aviso de ellos a la Secretaría dentro de los ${place + 2} días siguientes:`,
    'I. Al de su construcción, o',
    'II. Al de su apagón definitivo.',
    ...(place % 3 ? [] : ['Fracción reformada DOF 12-06-2023']),
  ]).flat(),
  'Artículo 60 Bis.- Lo anterior no se aplica a las balizas.',
  'TRANSITORIOS',
  'PRIMERO.- Esta Ley entrará en vigor al día siguiente.',
  'SEGUNDO.- Se derogan las disposiciones que se le opongan.',
]

const pageOf = (body: Buffer, file: string): RawPage => ({
  kind: 'ley',
  externalId: 'lf',
  url: `https://www.diputados.gob.mx/LeyesBiblio/${file}`,
  contentType: '',
  etag: null,
  body,
  context: { name: 'LEY de Faros Ficticia', published: '1998-03-04' },
})

/** The law set in pages as the Chamber does: header and footer on each, a paragraph cut where the page ends. */
function pagesOf(paragraphs: string[]): PdfRow[][] {
  const rows = paragraphs.flatMap((paragraph) =>
    wrapped(paragraph).map((text, place) => ({ text, gap: place ? 11.5 : 22 }))
  )
  const pages: PdfRow[][] = []
  let y = 0
  for (const { text, gap } of rows) {
    if (y < 90) {
      pages.push(furniture(pages.length + 1))
      y = 671 + gap
    }
    y -= gap
    pages[pages.length - 1].push({ x: 71, y, text })
  }
  return pages
}

function furniture(number: number): PdfRow[] {
  return [
    { x: 300, y: 750, size: 7, text: TITLE },
    { x: 140, y: 714, size: 6, text: 'Secretaría de Servicios Parlamentarios' },
    { x: 290, y: 37, size: 9, text: `${number} de 9` },
  ]
}

function wrapped(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = `${lines[lines.length - 1]} ${word}`.trim()
    if (line.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

test.group('Complete law text', () => {
  test('is rebuilt exactly from its parts: {format}')
    .with([
      { format: 'doc', body: wordOf(LAW) },
      { format: 'pdf', body: pdfOf(pagesOf(LAW)) },
      { format: 'txt', body: Buffer.from(LAW.join('\n')) },
    ])
    .run(async ({ assert }, { format, body }) => {
      const outcome = await measure(source, pageOf(body, `${format}/LF.${format}`), LAW.join('\n'))
      if ('rejected' in outcome) return assert.fail(outcome.rejected)
      const { kept, isWhole, twins, articles, numbers, transitory, divisions } = outcome
      assert.isAtLeast(kept, 0.995)
      assert.isTrue(isWhole)
      assert.deepEqual(
        { twins, articles, numbers, transitory, divisions },
        { twins: 0, articles: 61, numbers: 60, transitory: 2, divisions: 3 }
      )
    })
    .timeout(30_000)
})
