import { test } from '@japa/runner'
import { readAmount } from '#app/transfers/records/cells/read_amount'

test.group('Amount of a cell', () => {
  for (const [text, centavos, rest = ''] of [
    ['$1,250,000.00', 125_000_000],
    ['1250000', 125_000_000],
    ['MXN 1,250,000', 125_000_000],
    ['1,250,000.5 MXN', 125_000_050],
    ['$ 1 250 000.00 M.N.', 125_000_000],
    ['1.250.000,50', 125_000_050],
    ['1.250,50', 125_050],
    ['350,00', 35_000],
    ['$0.29', 29],
    ['99999999999.99', 9_999_999_999_999],
    ['1.25E+6', 125_000_000],
    ['1250000.4000000001', 125_000_040],
    ['$350,000.00 (trescientos cincuenta mil pesos 00/100 M.N.)', 35_000_000],
    ['2 mdp', 200_000_000],
    ['$1.5 millones de pesos', 150_000_000],
    ['350 mil pesos', 35_000_000],
    ['$80,000.00 más intereses', 8_000_000, 'más intereses'],
  ] as [string, number, string?][])
    test(`is read: ${text}`, ({ assert }) => assert.deepEqual(readAmount(text), { centavos, rest }))

  for (const text of [
    'indeterminada',
    'USD 5,000',
    'US$5,000',
    '5,000 dólares',
    '100 UMA',
    '30%',
    '-500',
    '12.500',
    '1,25,000',
    '10 a 20 mil',
    '$500 + $300',
    '',
  ])
    test(`is not read from: ${text || 'nothing'}`, ({ assert }) => assert.isNull(readAmount(text)))
})
