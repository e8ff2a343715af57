import { test } from '@japa/runner'
import { blocksOf, toLines } from '#app/research/laws/section_blocks'

test.group('Law text lines', () => {
  for (const note of [
    'Artículo reformado DOF 16-10-2025',
    'Párrafo adicionado DOF 10-06-2011. Reformado DOF 14-07-2011',
    'Fracción derogada DOF 31-12-1999, 01-02-2004',
    '(REFORMADO, G.O. 4 DE MAYO DE 2018)',
    'Fracción reformada el 23/feb/2024.',
    'Reforma DOF 02-08-2007: Derogó del Artículo el entonces párrafo segundo',
    'Reforma DOF 05-06-2031: Derogó del artículo el entonces párrafo segundo (antes reformado DOF 07-08-2029)',
    'Fe de erratas al artículo DOF 13-03-1943',
    'Artículo original DOF 31-12-1981',
    'Multa de la fracción compilada por resolución miscelánea fiscal DOF 30-12-2020. Actualizada DOF 27-12-2022',
    'Suspensión provisional de vigencia del artículo (por estado de guerra) DOF 01-02-1943, 02-03-1944',
    'Disposición derogatoria al artículo DOF 27-08-1932. Reformado DOF 04-01-1989',
  ]) {
    test(`mark «${note}» as a note`, ({ assert }) => assert.isTrue(toLines(note)[0]!.isNote))
  }

  for (const text of [
    'Artículo 12. Las resoluciones que hayan sido reformadas en 2018 se cumplirán en sus términos',
    'Los contratos celebrados antes del 1 de enero de 2020 seguirán en vigor.',
    'Se abroga la Ley publicada en el DOF 01-02-2001 y sus reformas.',
    'I. Reformar los reglamentos a más tardar el 31 de diciembre de 2026;',
  ]) {
    test(`mark «${text.slice(0, 40)}…» as text`, ({ assert }) => assert.isFalse(toLines(text)[0]!.isNote))
  }

  test('indent fracciones once and incisos twice, and omit empty lines', ({ assert }) => {
    const lines = toLines('Artículo 5. Son partes:\n\nI. El quejoso;\nIII Bis. El tercero;\na) Quien sea;\n1. Otro')
    assert.deepEqual(
      lines.map(({ depth }) => depth),
      [0, 1, 1, 2, 2]
    )
  })

  test('are split at headings and articles without loss', ({ assert }) => {
    const body = 'Preludio\nCAPÍTULO I\nDisposiciones\nArtículo 1. Uno\nArtículo 2. Dos\n'
    const at = (text: string) => body.indexOf(text)
    const division = { level: 0, name: null, slug: null }
    const blocks = blocksOf(body, {
      index: 0,
      headings: [{ ...division, kind: 'chapter', label: 'CAPÍTULO I', start: at('CAP') }],
      articles: ['Artículo 1', 'Artículo 2'].map((label) => ({
        ...division,
        kind: 'article',
        label,
        start: at(label),
      })),
      start: 0,
      end: body.length,
    })
    assert.deepEqual(
      blocks.map(({ kind, lines }) => [kind, lines.map(({ text }) => text).join('|')]),
      [
        ['text', 'Preludio'],
        ['heading', 'CAPÍTULO I|Disposiciones'],
        ['article', 'Artículo 1. Uno'],
        ['article', 'Artículo 2. Dos'],
      ]
    )
  })
})
