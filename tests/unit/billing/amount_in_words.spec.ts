import { test } from '@japa/runner'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import { spanishNumber } from '#app/billing/domain/spanish_numbers'

const VALUES: Record<string, number> = Object.fromEntries([
  ...'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
    .split(' ')
    .map((word, at) => [word, at]),
  ...[
    ['un', 1],
    ['dieciséis', 16],
    ['diecisiete', 17],
    ['dieciocho', 18],
    ['diecinueve', 19],
    ['veinte', 20],
  ],
  ...[
    ['veintiuno', 21],
    ['veintiún', 21],
    ['veintidós', 22],
    ['veintitrés', 23],
    ['veinticuatro', 24],
  ],
  ...[
    ['veinticinco', 25],
    ['veintiséis', 26],
    ['veintisiete', 27],
    ['veintiocho', 28],
    ['veintinueve', 29],
  ],
  ...['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'].map((word, at) => [
    word,
    30 + 10 * at,
  ]),
  ...[
    ['cien', 100],
    ['ciento', 100],
    ['doscientos', 200],
    ['trescientos', 300],
    ['cuatrocientos', 400],
  ],
  ...[
    ['quinientos', 500],
    ['seiscientos', 600],
    ['setecientos', 700],
    ['ochocientos', 800],
    ['novecientos', 900],
  ],
])

/** Reads words back as somebody would who adds them up as they come. */
function read(words: string): number {
  let [total, thousands, group] = [0, 0, 0]
  for (const word of words.split(' ')) {
    if (word === 'y') continue
    if (word === 'mil') [thousands, group] = [(group || 1) * 1_000, 0]
    else if (word === 'millón' || word === 'millones') [total, thousands, group] = [(thousands + group) * 1e6, 0, 0]
    else if (word in VALUES) group += VALUES[word]!
    else throw new Error(`«${word}» is no number`)
  }
  return total + thousands + group
}

/** Numbers that follow from a seed. */
function* numbers(count: number): Generator<number> {
  let state = 20_261_128
  for (let n = 0; n < count; n++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    yield state % 10 ** (1 + (n % 10))
  }
}

test.group('Amounts in words', () => {
  test('write {pesos} as {words}')
    .with([
      { pesos: 0, words: 'Cero pesos 00/100 M.N.' },
      { pesos: 1, words: 'Un peso 00/100 M.N.' },
      { pesos: 16, words: 'Dieciséis pesos 00/100 M.N.' },
      { pesos: 21, words: 'Veintiún pesos 00/100 M.N.' },
      { pesos: 22, words: 'Veintidós pesos 00/100 M.N.' },
      { pesos: 31, words: 'Treinta y un pesos 00/100 M.N.' },
      { pesos: 100, words: 'Cien pesos 00/100 M.N.' },
      { pesos: 101, words: 'Ciento un pesos 00/100 M.N.' },
      { pesos: 200, words: 'Doscientos pesos 00/100 M.N.' },
      { pesos: 500, words: 'Quinientos pesos 00/100 M.N.' },
      { pesos: 501, words: 'Quinientos un pesos 00/100 M.N.' },
      { pesos: 999, words: 'Novecientos noventa y nueve pesos 00/100 M.N.' },
      { pesos: 1_000, words: 'Mil pesos 00/100 M.N.' },
      { pesos: 1_001, words: 'Mil un pesos 00/100 M.N.' },
      { pesos: 1_021, words: 'Mil veintiún pesos 00/100 M.N.' },
      { pesos: 21_000, words: 'Veintiún mil pesos 00/100 M.N.' },
      { pesos: 31_001, words: 'Treinta y un mil un pesos 00/100 M.N.' },
      { pesos: 121_021.99, words: 'Ciento veintiún mil veintiún pesos 99/100 M.N.' },
      { pesos: 1_000_000, words: 'Un millón de pesos 00/100 M.N.' },
      { pesos: 1_000_001, words: 'Un millón un pesos 00/100 M.N.' },
      { pesos: 1_100_000, words: 'Un millón cien mil pesos 00/100 M.N.' },
      { pesos: 21_000_000, words: 'Veintiún millones de pesos 00/100 M.N.' },
      {
        pesos: 999_999_999.99,
        words:
          'Novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos 99/100 M.N.',
      },
    ])
    .run(({ assert }, { pesos, words }) => {
      assert.equal(amountInWords(Math.round(pesos * 100), 'MXN'), `(${words})`)
    })

  test('say «un mil» where the firm says it', ({ assert }) => {
    const style = { saysOneThousand: true }
    assert.equal(amountInWords(100_000, 'MXN', 'es', style), '(Un mil pesos 00/100 M.N.)')
    assert.equal(amountInWords(100_102_150, 'MXN', 'es', style), '(Un millón un mil veintiún pesos 50/100 M.N.)')
    assert.equal(amountInWords(2_100_000, 'MXN', 'es', style), '(Veintiún mil pesos 00/100 M.N.)')
  })

  test('name dollars, and speak English', ({ assert }) => {
    assert.equal(amountInWords(2_100_000, 'USD'), '(Veintiún mil dólares 00/100 USD)')
    assert.equal(amountInWords(100, 'USD'), '(Un dólar 00/100 USD)')
    assert.equal(amountInWords(100_000_000, 'USD'), '(Un millón de dólares 00/100 USD)')
    assert.equal(
      amountInWords(12_102_199, 'MXN', 'en'),
      '(One hundred twenty-one thousand twenty-one pesos 99/100 MXN)'
    )
    assert.equal(amountInWords(100, 'USD', 'en'), '(One dollar 00/100 USD)')
  })

  test('refuse negative and broken amounts', ({ assert }) => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      assert.throws(() => amountInWords(wrong, 'MXN'), RangeError)
  })

  test('give the number when they are read back', ({ assert }) => {
    for (let value = 0; value <= 2_100; value++) assert.equal(read(spanishNumber(value)), value)
    for (const value of numbers(20_000))
      for (const saysOneThousand of [false, true])
        assert.equal(read(spanishNumber(value, { apocope: true, saysOneThousand })), value)
  })
})
