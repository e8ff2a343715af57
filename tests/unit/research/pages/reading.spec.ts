import { test } from '@japa/runner'
import fc from 'fast-check'
import { placeOf } from '#app/research/reading/place'
import { outlineOf, rulingParagraphs } from '#app/research/reading/ruling_paragraphs'
import { thesisParagraphs } from '#app/research/reading/thesis_paragraphs'

const kinds = (paragraphs: { kind: string }[]) => paragraphs.map(({ kind }) => kind)
const body = (...lines: string[]) => lines.join('\n')

test.group('Thesis paragraphs', () => {
  test('have precedents after the court that signs the thesis', ({ assert }) => {
    const paragraphs = thesisParagraphs(
      body(
        'El juicio procede.',
        'Y no otra cosa.',
        'TRIBUNAL COLEGIADO DEL NOVENO CIRCUITO.',
        'Amparo en revisión 93/80. 4 de marzo de 1980.',
        'Nota: ficticia.'
      )
    )
    assert.deepEqual(kinds(paragraphs), ['text', 'text', 'authority', 'precedent', 'precedent'])
  })

  test('have precedents from the first case with its vote when no court signs', ({ assert }) => {
    const paragraphs = thesisParagraphs(
      body(
        'El juicio procede.',
        'Amparo directo en revisión 99001/2022. 8 de febrero de 2023. Cinco votos.',
        'Tesis de jurisprudencia 990/2023 (11a.). Aprobada.'
      )
    )
    assert.deepEqual(kinds(paragraphs), ['text', 'precedent', 'precedent'])
  })

  test('keep a paragraph of the text that begins with a case as text', ({ assert }) => {
    const paragraphs = thesisParagraphs(
      body(
        'Hechos: Algo pasó.',
        'Amparo directo 12/2020 fue el camino que siguió la quejosa.',
        'Criterio jurídico: Procede.'
      )
    )
    assert.deepEqual(kinds(paragraphs), ['text', 'text', 'text'])
    assert.deepEqual(
      paragraphs.map(({ lead }) => lead),
      ['Hechos', null, 'Criterio jurídico']
    )
  })

  test('exclude older notes and publications from the text', ({ assert }) => {
    for (const line of [
      'Informe 1979, Tercera Parte, página 211.',
      'Esta tesis se publicó el viernes 6 de marzo de 2026.',
      'Notas: 1. Ficticia.',
      'Apéndice 1995, Tomo V, Parte SCJN, tesis 505, página 334.',
    ])
      assert.deepEqual(kinds(thesisParagraphs(body('Texto.', line))), ['text', 'precedent'], line)
  })

  test('know their position in the whole text', ({ assert }) => {
    const line = fc.constantFrom(
      'Hechos: Uno.',
      'PRIMERA SALA.',
      'Dos.',
      'I.',
      'COMPETENCIA',
      '[1] Foja 3.',
      'Justificación:  Tres 👩‍⚖️.'
    )
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n')),
        (text) => {
          for (const { start, text: own } of [...thesisParagraphs(text), ...rulingParagraphs(text)])
            assert.equal(text.slice(start, start + own.length).replace(/\n/g, ' '), own)
        }
      )
    )
  })
})

test.group('Ruling paragraphs', () => {
  const RULING = body(
    'AMPARO EN REVISIÓN 93001/2026',
    'PONENTE: MINISTRA FICTICIA',
    'ÍNDICE TEMÁTICO',
    'I.',
    'COMPETENCIA',
    'La Sala es competente.',
    'II. ESTUDIO DE FONDO.',
    'Visto el asunto.',
    'I. COMPETENCIA[2]',
    'Se surte.[1]',
    '[1] Artículo 81 de la Ley de Amparo.',
    'II. ESTUDIO DE FONDO',
    'Es fundado.',
    'ÚNICO. Se ampara.'
  )

  test('join a numeral on its own line to its heading', ({ assert }) => {
    const headings = rulingParagraphs(RULING).filter(({ kind }) => kind === 'heading')
    assert.deepEqual(
      headings.map(({ text }) => text),
      ['ÍNDICE TEMÁTICO', 'I. COMPETENCIA', 'II. ESTUDIO DE FONDO.', 'I. COMPETENCIA[2]', 'II. ESTUDIO DE FONDO']
    )
  })

  test('separate footnotes from the text', ({ assert }) => {
    assert.deepEqual(
      rulingParagraphs(RULING)
        .filter(({ kind }) => kind === 'note')
        .map(({ text }) => text),
      ['[1] Artículo 81 de la Ley de Amparo.']
    )
  })

  test('link index entries to the parts, not to the index inside the ruling', ({ assert }) => {
    const paragraphs = rulingParagraphs(RULING)
    const outline = outlineOf(paragraphs)
    assert.deepEqual(
      outline.map(({ text }) => text),
      ['ÍNDICE TEMÁTICO', 'I. COMPETENCIA', 'II. ESTUDIO DE FONDO']
    )
    assert.deepEqual(
      outline.map(({ paragraph }) => paragraphs[paragraph]!.text),
      ['ÍNDICE TEMÁTICO', 'I. COMPETENCIA[2]', 'II. ESTUDIO DE FONDO']
    )
  })

  test('do not become headings by capitals alone', ({ assert }) => {
    for (const line of [
      'PONENTE: MINISTRA FICTICIA',
      'MINISTRA NORMA FICTICIA',
      '1. SE REVOCA LA SENTENCIA RECURRIDA.',
      'ÚNICO. Se ampara.',
      '**********',
    ])
      assert.deepEqual(kinds(rulingParagraphs(line)), ['text'], line)
  })
})

test.group('Thesis publication place', () => {
  test('omits what is already shown beside it', ({ assert }) => {
    assert.equal(
      placeOf('[J]; 11a. Época; 1a. Sala; Gaceta S.J.F.; Libro 26, Junio de 2023; Tomo III; Pág. 99'),
      'Gaceta S.J.F., Libro 26, Junio de 2023, Tomo III, Pág. 99'
    )
    assert.equal(
      placeOf('Semanario Judicial de la Federación, Volumen 127-132, página 128'),
      'S.J.F., Volumen 127-132, página 128'
    )
    assert.isNull(placeOf('[TA]; 12a. Época; T.C.C.'))
    assert.isNull(placeOf(null))
  })
})
