import { test } from '@japa/runner'
import { cleanTitle, speaksOf } from '../clean_title.js'
import { datesOfText } from '../dates_of_text.js'
import { docTypeOf } from '../doc_type.js'
import { map } from '../mapper.js'
import { nameWithState } from '../naming.js'
import { parse } from '../parser.js'
import { STATES } from '../states.js'

/** A page without its text. */
const PAGE = { kind: 'ley', externalId: '1', url: 'x', contentType: 'text/plain; charset=utf-8', etag: null }

test.group('State law classification', () => {
  test('classifies {tipo} «{title}» as {docType}')
    .with([
      { tipo: 'Constitución', title: 'CONSTITUCIÓN POLÍTICA DEL ESTADO FICTICIO', docType: 'constitucion' },
      { tipo: 'Código', title: 'Código Civil Ficticio', docType: 'codigos' },
      { tipo: 'Ley', title: 'Ley Ficticia de Aguas', docType: 'leyes' },
      { tipo: 'Ley', title: 'CODIGO FISCAL FICTICIO', docType: 'codigos' },
      { tipo: 'Ley', title: 'Que crea el Instituto Ficticio', docType: 'leyes' },
      { tipo: '', title: 'LEYES FICTICIAS', docType: 'leyes' },
      { tipo: '', title: 'DECRETO NÚMERO 45. LEY DE INGRESOS DEL MUNICIPIO FICTICIO', docType: 'leyes' },
      { tipo: '', title: 'DECRETO NÚMERO 45 QUE REFORMA LA LEY FICTICIA', docType: null },
      { tipo: 'Código', title: 'CÓDIGO DE CONDUCTA DEL ORGANISMO FICTICIO', docType: null },
      { tipo: 'Código', title: 'CÓDIGO DE ÉTICA Y CONDUCTA', docType: null },
      { tipo: 'Reglamento', title: 'Reglamento de la Ley Ficticia', docType: null },
      { tipo: 'Otro', title: 'Declaratoria ficticia', docType: null },
      { tipo: 'Arancel', title: 'ARANCEL FICTICIO', docType: null },
      { tipo: '', title: 'ACUERDO POR EL QUE SE APRUEBA', docType: null },
    ])
    .run(({ assert }, { docType, ...row }) => assert.equal(docTypeOf(row), docType))

  test('knows 32 states in the order of the site', ({ assert }) => {
    assert.lengthOf(STATES, 32)
    const names = [1, 5, 6, 7, 9, 14, 15, 32].map((edo) => STATES.find((state) => state.edo === edo)?.name)
    assert.deepEqual(
      names,
      'Aguascalientes,Coahuila,Colima,Chiapas,Ciudad de México,Jalisco,Estado de México,Zacatecas'.split(',')
    )
  })
})

test.group('State law names', () => {
  test('are corrected by the name in the text when the listing has a misprint', ({ assert }) => {
    const lines = ['LEY DE ARROYOS DE LA SIERRA FICTICIA CAPÍTULO I', 'Artículo 1. Documento ficticio.']
    assert.equal(cleanTitle('LEY DE ARROYOS DE LS AIERRA FICTICIAM', lines), 'Ley de Arroyos de la Sierra Ficticia')
  })

  test('take missing accents from the text', ({ assert }) => {
    assert.equal(cleanTitle('CODIGO FICTICIO', ['CÓDIGO FICTICIO']), 'Código Ficticio')
    assert.equal(cleanTitle('Código Ficticio del Estado', ['CODIGO FICTICIO DEL ESTADO']), 'Código Ficticio del Estado')
  })

  test('are not replaced by the title of another law', ({ assert }) => {
    const lines = ['LEY DE PRESAS DE LA COSTA FICTICIA', 'DECRETO POR EL QUE SE EXPIDE LA LEY DE BOSQUES']
    assert.equal(cleanTitle('LEY DE ARROYOS DE LA SIERRA FICTICIA', lines), 'Ley de Arroyos de la Sierra Ficticia')
    assert.isFalse(speaksOf('LEY DE ARROYOS Y MANANTIALES', lines))
    assert.isTrue(speaksOf('LEY DE PRESAS DE LA COSTA', lines))
  })

  test('lose trailing full stops and unclosed quotation marks', ({ assert }) => {
    assert.equal(cleanTitle('Ley Ficticia de Ríos.', ['x']), 'Ley Ficticia de Ríos')
    assert.equal(cleanTitle('Ley que crea el "Patronato Ficticio"', ['x']), 'Ley que crea el "Patronato Ficticio"')
  })

  test('get the state appended when they do not mention it', ({ assert }) => {
    assert.equal(nameWithState('Ley de Expropiación', 'Nuevo León'), 'Ley de Expropiación (Nuevo León)')
    assert.equal(nameWithState('Código Civil del Estado de Jalisco', 'Jalisco'), 'Código Civil del Estado de Jalisco')
    assert.equal(nameWithState('CODIGO CIVIL DE YUCATAN', 'Yucatán'), 'CODIGO CIVIL DE YUCATAN')
    assert.equal(
      nameWithState('Código Civil para el Distrito Federal', 'Ciudad de México'),
      'Código Civil para el Distrito Federal'
    )
    assert.equal(
      nameWithState('Ley de la Ciudad de México', 'Estado de México'),
      'Ley de la Ciudad de México (Estado de México)'
    )
  })
})

test.group('Dates printed by state publishers', () => {
  test('are read from «{line}»')
    .with([
      {
        line: 'PUBLICADA EN LA GACETA OFICIAL DE LA CIUDAD DE MÉXICO EL 07 DE JUNIO DE 2019 TEXTO VIGENTE',
        published: '2019-06-07',
      },
      {
        line: 'Publicada en el Periódico Oficial del Estado de fecha 16 de diciembre de 1917',
        published: '1917-12-16',
      },
      { line: 'Publicado en Periódico Oficial num. 39, de fecha 27 de marzo de 2013', published: '2013-03-27' },
      {
        line: '(Publicada en el Periód ico Oficial del Estado de fecha 22 de julio de 2005).',
        published: '2005-07-22',
      },
      { line: 'Ley publicada en la Primera Sección del Periódico Oficial, el 4/mar/2009', published: '2009-03-04' },
      { line: 'PUBLICA CIÓN: 25 DE FEBRERO DE 1995. SEC. II.', published: '1995-02-25' },
      { line: 'Aprobación: 4 de agosto de 2015 Publicación: 27 de agosto de 2015', published: '2015-08-27' },
      { line: 'Fecha de publicación: 3 de mayo de 2001', published: '2001-05-03' },
      { line: 'Dado en Guanajuato, a 11 de diciembre de 2017.', published: null },
      { line: 'La publicación se hará en el Diario Oficial antes del 3 de mayo de 2001.', published: null },
      { line: 'Publicado en el Periódico Oficial Número 86, de fecha 8 julio 2014', published: '2014-07-08' },
      {
        line: 'Nota: El decreto 084, publicado en el Periódico Oficial de fecha 27 diciembre de 2021',
        published: null,
      },
      { line: 'Última reforma publicada en el Periódico Oficial el 2 de mayo de 2020', published: null },
    ])
    .run(({ assert }, { line, published }) => assert.equal(datesOfText([line]).publishedOn, published))

  test('give the last reform and the abrogation', ({ assert }) => {
    const dates = datesOfText([
      'LEY FICTICIA',
      '(ABROGADA, P.O. 3 DE ENERO DE 2022)',
      'Ultima s reforma s integrada s publicada s en Decreto 100, Periódico Oficial de fecha 18 de marzo de 2021',
    ])
    assert.deepEqual(dates, { publishedOn: null, lastReformOn: '2021-03-18', abrogatedOn: '2022-01-03' })
  })

  test('are read from the records after the text: the law came before its reforms', ({ assert }) => {
    const dates = datesOfText([
      'LEY FICTICIA',
      'Artículo 1.- Uno.',
      'DECRETO 28394/LXII/21.- Se reforma el artículo 1 de la Ley Ficticia.- Jun. 8 de 2021 sec. V.',
      'DECRETO 27001/LXI/19.- Se adiciona el artículo 2 a la Ley Ficticia.- Sep. 4 de 2019, sec. VI.',
      'APROBACIÓN: 22 DE DICIEMBRE DE 1999',
      'PUBLICACIÓN: 18 DE ENERO DE 2000. SECCIÓN II.',
      'PUBLICACIÓN: 8 DE JUNIO DE 2021.',
    ])
    assert.deepEqual(dates, { publishedOn: '2000-01-18', lastReformOn: '2021-06-08', abrogatedOn: null })
  })

  test('are none of its publication when they come after its reforms', ({ assert }) => {
    const read = (published: string, ...notes: string[]) => {
      const lines = [
        'PUBLICADO EN LA GACETA OFICIAL DE LA CIUDAD DE MÉXICO EL 27 DE FEBRERO DE 2023',
        'CÓDIGO DE MAREAS FICTICIO',
        ...notes.flatMap((note, place) => [note, `ARTÍCULO ${place + 1}.- Las mareas suben y bajan dos veces al día.`]),
      ]
      const context = { title: 'CÓDIGO DE MAREAS FICTICIO', state: 'Ciudad de México', tipo: 'Código', published }
      const body = Buffer.from(lines.join('\n'))
      return parse({ ...PAGE, body, context })
    }
    const older = '(REFORMADO, G.O. 25 DE MAYO DE 2000)'
    const later = '(REFORMADO, G.O. 10 DE OCTUBRE DE 2008)'
    assert.isNull(read('2024-10-24', older, later).publishedOn)
    assert.equal(read('1999-10-24', older, later).publishedOn, '1999-10-24')
    assert.equal(read('2024-10-24', older, older).publishedOn, '2023-02-27')
    assert.isTrue(read('1999-10-24', older, later).isListedDate)
    assert.isFalse(read('2024-10-24', older, older).isListedDate)
  })

  test('come with their origin where only the listing gives them', ({ assert }) => {
    const told = (first: string) => {
      const lines = [
        first,
        'LEY DE INGRESOS DE MAREAS FICTICIA',
        'Artículo 1.- Las mareas suben y bajan dos veces al día.',
      ]
      const context = { title: 'LEY DE INGRESOS DE MAREAS FICTICIA', state: 'Guanajuato', published: '2024-12-24' }
      const page = { ...PAGE, body: Buffer.from(lines.join('\n')), context }
      const { citation, metadata, parts } = map(parse(page), page)
      return [metadata, parts![0]!.metadata]
        .flatMap((facts) => facts.filter(({ key }) => /^published/.test(key)))
        .map(({ key, value }) => `${key}: ${value}`)
        .concat(citation ?? '')
    }
    const name = 'Ley de Ingresos de Mareas Ficticia (Guanajuato)'
    assert.deepEqual(told('H. Congreso del Estado'), [
      'publishedAsListed: 24 de diciembre de 2024',
      'publishedAsListed: 24 de diciembre de 2024',
      `${name}, publicada el 24 de diciembre de 2024 según el listado.`,
    ])
    assert.deepEqual(told('Publicada en el Periódico Oficial el 24 de diciembre de 2024'), [
      'published: 24 de diciembre de 2024',
      `${name}, publicada el 24 de diciembre de 2024.`,
    ])
  })

  test('are read from the gazette named under the title', ({ assert }) => {
    assert.equal(datesOfText(['LEY FICTICIA', 'P.O. No. 34, 12 DE MAYO DE 2010']).publishedOn, '2010-05-12')
  })
})
