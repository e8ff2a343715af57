import { test } from '@japa/runner'
import { STATE } from '#sources/laws/reading/gazettes'
import { partsOf } from '../parts.js'
import { readLaw } from '#sources/laws/reading/read_law'

const IDENTITY = {
  externalId: 'cf',
  slug: 'cf',
  name: 'Código de Faros',
  short: 'Código de Faros',
  documentType: 'articulo',
  facets: {},
  url: null,
  publishedOn: '1990-01-10',
  entry: null,
  until: null,
}

/** The articles of an invented code of a State, by their keys, each with what is told of its repeal. */
function repealsIn(text: string): Record<string, string | null> {
  const lines = ['CÓDIGO DE FAROS (FICTICIO)', ...text.split('\n')].map((line) => line.trim()).filter(Boolean)
  const parts = partsOf(readLaw(lines, STATE), IDENTITY)
  return Object.fromEntries(
    parts.map(({ externalId, metadata }) => [
      externalId.replace('cf:', ''),
      metadata.find(({ key }) => key === 'repealed')?.value ?? null,
    ])
  )
}

const NO_DAY = 'sin fecha en el texto'

test.group('Repeal of an article', () => {
  test('is that of the bare number above its note, not of the article below', ({ assert }) => {
    const repeals = repealsIn(`
      ARTÍCULO 1.- Todo faro alumbra.
      ARTÍCULO 2.-
      (DEROGADO, G.O. 25 DE MAYO DE 2000)
      (REFORMADO, G.O. 12 DE JUNIO DE 2003)
      ARTÍCULO 3.- Los faros se pintan de blanco.
      ARTÍCULO 4.-
      (DEROGADO, G.O. 25 DE MAYO DE 2000)
      ARTÍCULO 5.-
      (DEROGADO, G.O. 12 DE JUNIO DE 2003)
      ARTÍCULO 6.- Los faros se numeran.`)
    const [second, last] = ['25 de mayo de 2000', '12 de junio de 2003']
    assert.deepEqual(repeals, { 1: null, 2: second, 3: null, 4: second, 5: last, 6: null })
  })

  test('is that of the bare number below its note when one stands before each number', ({ assert }) => {
    const repeals = repealsIn(`
      ARTÍCULO 1.- Todo faro alumbra.
      (DEROGADO, P.O. 4 DE MAYO DE 2018)
      ARTÍCULO 2.-
      (DEROGADO, P.O. 9 DE ABRIL DE 2019)
      ARTÍCULO 3.-
      ARTÍCULO 4.- Los faros se numeran.`)
    assert.deepEqual(repeals, { 1: null, 2: '4 de mayo de 2018', 3: '9 de abril de 2019', 4: null })
  })

  test('keeps the day when the heading of what comes next follows the note', ({ assert }) => {
    const repeals = repealsIn(`
      ARTÍCULO 1.- Todo faro alumbra.
      ARTÍCULO 2.-
      (DEROGADO, G.O. 23 DE JULIO DE 2012)
      DISPOSICIONES COMUNES
      ARTÍCULO 3.- Los faros se numeran.`)
    assert.deepEqual(repeals, { 1: null, 2: '23 de julio de 2012', 3: null })
  })

  test('takes «{text}» for {day}')
    .with([
      { text: '(DEROGADO, G.O. 12 DE MAYO DE 2011)', day: '12 de mayo de 2011' },
      { text: '(Derogado, P.O. 12 de mayo de 2011).', day: '12 de mayo de 2011' },
      {
        text: 'Derogado por Decreto No. 53, publicado en el Periódico Oficial de 24 de mayo de 1995.',
        day: '24 de mayo de 1995',
      },
      {
        text: 'Se Deroga. Artículo derogado y publicado en la GOCDMX el 28 de junio de 2024',
        day: '28 de junio de 2024',
      },
      { text: 'Se derog a.', day: NO_DAY },
      { text: '(Se deroga)', day: NO_DAY },
      {
        text: 'Se deroga por este Código la Ley de Boyas publicada en el Periódico Oficial el 9 de abril de 1934.',
        day: null,
      },
      { text: 'Se deroga el Decreto 49 publicado en el Periódico Oficial de 11 de mayo de 2001.', day: null },
      { text: 'Se deroga. El faro alumbra de noche.', day: null },
    ])
    .run(({ assert }, { text, day }) => {
      const repeals = repealsIn(`ARTÍCULO 1.- Todo faro alumbra.\nARTÍCULO 2 Bis.- ${text}\nARTÍCULO 3.- Se numeran.`)
      assert.deepEqual(repeals, { '1': null, '2-bis': day, '3': null })
    })

  test('reaches an article with text left over when its note and its first words tell it', ({ assert }) => {
    const repeals = repealsIn(`
      ARTÍCULO 1.- Todo faro alumbra.
      (DEROGADO, G.O. 05 DE ABRIL DE 2017)
      ARTÍCULO 2.- Se deroga. En uno y en otro caso, el faro se apaga.
      (DEROGADO TERCER PÁRRAFO, G.O. 05 DE ABRIL DE 2017)
      ARTÍCULO 3.- Se deroga.
      El faro alumbra de noche.`)
    assert.deepEqual(repeals, { 1: null, 2: '5 de abril de 2017', 3: null })
  })

  test('is none when only a fraction of the article was repealed', ({ assert }) => {
    const repeals = repealsIn(`
      ARTÍCULO 1.- Son faros:
      (DEROGADA, G.O. 05 DE ABRIL DE 2017)
      I.- Derogada;
      II.- Se deroga.
      (DEROGADA, G.O. 05 DE ABRIL DE 2017)
      ARTÍCULO 2.- Los faros se numeran.`)
    assert.deepEqual(repeals, { 1: null, 2: null })
  })
})
