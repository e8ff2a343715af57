import { test } from '@japa/runner'
import { decimalOf, readAmount } from '#app/bank_statements/domain/amount_text'
import { ordersOf, readDay } from '#app/bank_statements/domain/day_text'
import { fingerprinted } from '#app/bank_statements/domain/fingerprint'
import { marksIn } from '#app/bank_statements/domain/text_marks'
import { dice } from '#tests/helpers/published_lists'

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

test.group('Amounts of banks', () => {
  test('are read as they are written', ({ assert }) => {
    const cases: [string, '.' | ',', unknown][] = [
      ['1,234.56', '.', 123_456],
      ['1.234,56', ',', 123_456],
      ['$1,234.56', '.', 123_456],
      ['(1,234.56)', '.', -123_456],
      ['-$ 1,234.56', '.', -123_456],
      ['1234.56-', '.', -123_456],
      ['\u22121,234.56 MXN', '.', -123_456],
      ['1,234.56 CR', '.', 123_456],
      ['1,234.56 DB', '.', -123_456],
      ['.5', '.', 50],
      ['1234', '.', 123_400],
      ['0.00', '.', 0],
      ['1.5000', '.', 150],
      ['1.234', '.', { fault: 'decimals' }],
      ['12,34', '.', { fault: 'not_amount' }],
      ['1,23,456.00', '.', { fault: 'not_amount' }],
      ['1.2.3', '.', { fault: 'not_amount' }],
      ['-', '.', { fault: 'not_amount' }],
      ['', '.', { fault: 'not_amount' }],
      ['1e5', '.', { fault: 'not_amount' }],
      ['1.1234567890123', '.', { fault: 'decimals' }],
      ['1000000000000.00', '.', { fault: 'too_much' }],
      ['1,000,000,000.00', '.', { fault: 'too_much' }],
    ]
    for (const [text, decimal, expected] of cases) assert.deepEqual(readAmount(text, decimal), expected, text)
  })

  test('come back as they were from every way of writing them', ({ assert }) => {
    const random = dice(8)
    for (let round = 0; round < 2_000; round++) {
      const centavos = Math.floor(random() * 10 ** (1 + Math.floor(random() * 11)))
      const whole = String(Math.trunc(centavos / 100))
      const rest = String(centavos % 100).padStart(2, '0')
      const plain = centavos === 0 ? 0 : -centavos
      assert.equal(readAmount(`$${grouped(whole, ',')}.${rest}`, '.'), centavos)
      assert.equal(readAmount(`${grouped(whole, '.')},${rest}`, ','), centavos)
      assert.equal(readAmount(`(${grouped(whole, ',')}.${rest})`, '.'), plain)
      assert.equal(readAmount(`-${whole}.${rest}`, '.'), plain)
    }
  })

  test('tell by which mark their centavos are set apart', ({ assert }) => {
    assert.equal(decimalOf(['1,234.56', '12.00']), '.')
    assert.equal(decimalOf(['1.234,56', '12,00']), ',')
    assert.equal(decimalOf(['1,234', '12']), '.')
    assert.equal(decimalOf(['1.234', '7,5']), ',')
    assert.equal(decimalOf([]), '.')
  })
})

test.group('Dates of banks', () => {
  test('are read as they are written', ({ assert }) => {
    const cases: [string, string | null][] = [
      ['03/04/2026', '2026-04-03'],
      ['3-4-26', '2026-04-03'],
      ['03.04.2026', '2026-04-03'],
      ['2026-04-03', '2026-04-03'],
      ['2026/04/03 10:22:01', '2026-04-03'],
      ['20260403', '2026-04-03'],
      ['03042026', '2026-04-03'],
      ['03-abr-26', '2026-04-03'],
      ['03/ABR/2026', '2026-04-03'],
      ['3 de abril de 2026', '2026-04-03'],
      ['03-sept-2026', '2026-09-03'],
      ['12-dic-2025', '2025-12-12'],
      ['3 Apr 2026', '2026-04-03'],
      ['31/02/2026', null],
      ['03-xyz-26', null],
      ['0', null],
      ['Total', null],
      ['03/04/1826', null],
    ]
    for (const [text, day] of cases) assert.equal(readDay(text, 'dmy'), day, text)
    assert.equal(readDay('03/04/2026', 'mdy'), '2026-03-04')
  })

  test('tell their order when one of them can only be read in one', ({ assert }) => {
    assert.deepEqual(ordersOf(['01/02/2026', '13/02/2026']), ['dmy'])
    assert.deepEqual(ordersOf(['01/02/2026', '02/13/2026']), ['mdy'])
    assert.deepEqual(ordersOf(['01/02/2026', '05/06/2026']), ['dmy', 'mdy'])
    assert.deepEqual(ordersOf(['2026-02-01']), ['dmy'])
    assert.deepEqual(ordersOf(['13022026']), ['dmy'])
  })
})

test.group('Texts of banks', () => {
  test('name tracking keys, CLABE and RFC', ({ assert }) => {
    assert.equal(marksIn('SPEI CLAVE DE RASTREO: MBAN01002603100098765432').trackingKey, 'MBAN01002603100098765432')
    assert.equal(marksIn('spei recibido BNET01002603090041234567 honorarios').trackingKey, 'BNET01002603090041234567')
    assert.equal(marksIn('COMISION POR MANEJO').trackingKey, null)
    assert.equal(marksIn('CTA 032180000118359719 TITULAR').clabe, '032180000118359719')
    assert.equal(marksIn('CTA 032180000118359710').clabe, null)
    assert.deepEqual(marksIn('RFC:CEJ010203AB1 y XAXX010101000').rfcs, ['CEJ010203AB1'])
    assert.deepEqual(marksIn('FOLIO ABC991399XX1').rfcs, [])
  })

  test('of movements that say the same differ by how often they come', ({ assert }) => {
    const movement = {
      ...{ day: '2026-03-01', amount: 100, balance: null, description: 'Depósito' },
      ...{ reference: null, trackingKey: null, bankKey: null },
    }
    const once = fingerprinted([movement])
    const twice = fingerprinted([movement, { ...movement, description: 'DEPOSITO ' }])
    assert.equal(once[0]!.fingerprint, twice[0]!.fingerprint)
    assert.notEqual(twice[0]!.fingerprint, twice[1]!.fingerprint)
    const [reused] = fingerprinted([{ ...movement, bankKey: 'F1' }])
    const [other] = fingerprinted([{ ...movement, bankKey: 'F1', amount: 200 }])
    assert.notEqual(reused!.fingerprint, other!.fingerprint)
  })
})
