import { test } from '@japa/runner'
import { isMisread, lineOf, paragraphsOf } from '#sources/text/plain_text'
import { longDate, monthNumber, properCase, sentenceCase } from '#sources/text/spanish'

test.group('Plain text conversion', () => {
  test('removes blank lines, repeated blanks and invisible characters', ({ assert }) => {
    assert.deepEqual(paragraphsOf(' Uno\u00A0 dos.\r\n\r\n\tTres\u00AD\u200B cua\u0007tro.\rCinco\n \u00A0\n'), [
      'Uno dos.',
      'Tres cuatro.',
      'Cinco',
    ])
    assert.deepEqual(paragraphsOf(''), [])
    assert.equal(lineOf('UNO.\r\nDOS.'), 'UNO. DOS.')
  })

  test('normalises accents so that words are found', ({ assert }) => {
    assert.equal(lineOf('accio\u0301n'), 'acción')
  })

  test('removes markup and decodes entities', ({ assert }) => {
    const html = '<p>Art&iacute;culo 1&ordm; &laquo;A&nbsp;&amp;&nbsp;B&raquo;</p><div>&#241;a&#xF1;a<br/>fin</div>'
    assert.deepEqual(paragraphsOf(html), ['Artículo 1º «A & B»', 'ñaña', 'fin'])
  })

  test('leaves the characters of a text without markup', ({ assert }) => {
    assert.equal(lineOf('si a < b y c > d, R&D; x&y'), 'si a < b y c > d, R&D; x&y')
  })

  test('is quick for texts of any length and shape', ({ assert }) => {
    for (const piece of ['<p', '&a', '\n ', '<', '\u00C3']) assert.isArray(paragraphsOf(piece.repeat(200_000)))
  })

  test('detects a text decoded with the wrong encoding', ({ assert }) => {
    const text = 'La jurisprudencia señaló que la acción prescribió. ¿Por qué? «Así».'
    assert.isFalse(isMisread(text))
    assert.isTrue(isMisread(new TextDecoder('windows-1252').decode(Buffer.from(text))))
    assert.isTrue(isMisread(new TextDecoder('utf-8').decode(Buffer.from(text, 'latin1'))))
  })

  test('does not take one misprint in a long text for a wrong encoding', ({ assert }) => {
    assert.isFalse(isMisread(`${'palabra '.repeat(200)}dict\uFFFDmen`))
    assert.isFalse(isMisread(''))
    assert.isFalse(isMisread('SÃO PAULO'))
  })
})

test.group('Spanish dates and names', () => {
  test('read months in any case and dates in words', ({ assert }) => {
    assert.deepEqual(['Octubre', ' enero ', 'SETIEMBRE', 'Brumario', ''].map(monthNumber), [10, 1, 9, null, null])
    assert.equal(longDate('2025-08-03'), '3 de agosto de 2025')
  })

  test('turn names in capitals into proper names with their accents', ({ assert }) => {
    assert.equal(
      properCase('SEPTIMO TRIBUNAL COLEGIADO EN MATERIA DE TRABAJO DEL DECIMO SEXTO CIRCUITO'),
      'Séptimo Tribunal Colegiado en Materia de Trabajo del Décimo Sexto Circuito'
    )
    assert.equal(properCase('LA FICTICIA Y DE LA CRUZ'), 'La Ficticia y de la Cruz')
    assert.equal(properCase('Primera Sala'), 'Primera Sala')
    assert.equal(sentenceCase('Amparo Directo En Revisión'), 'Amparo directo en revisión')
  })
})
