import { test } from '@japa/runner'
import { BANK_PROFILES } from '#app/bank_statements/domain/banks'
import { guessMapping } from '#app/bank_statements/domain/guess_mapping'
import { lackingIn } from '#app/bank_statements/domain/mapping'
import type { FileContent } from '#app/bank_statements/domain/movement'
import { readText, readFile } from '#app/bank_statements/reading/read_file'
import { readMovements } from '#app/bank_statements/reading/read_movements'
import { UnreadableStatement } from '#app/bank_statements/reading/unreadable_file'
import { BANAMEX, BANORTE, BBVA, HSBC, OFX_SGML, OFX_XML, SANTANDER, SCOTIABANK } from './files.js'

const TODAY = '2026-03-31'

type Table = Extract<FileContent, { kind: 'table' }>

/** What is read of a file as it is guessed to be. */
function read(text: string) {
  const { content } = readText(text, TODAY)
  const mapping = guessMapping((content as Table).rows)
  return { mapping, ...readMovements(content, mapping, TODAY) }
}

/** The reason for which nothing is read of a file. */
async function faultOf(bytes: Buffer | string) {
  try {
    await readFile(1, Buffer.from(bytes), TODAY)
    return null
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    return error.sentences[0]
  }
}

const BANKS = [
  { bank: 'bbva', text: BBVA, days: ['2026-03-03', '2026-03-02'], amounts: [1_160_000, -35_050] },
  { bank: 'santander', text: SANTANDER, days: ['2026-03-05', '2026-03-06'], amounts: [1_160_000, -120_000] },
  { bank: 'banamex', text: BANAMEX, days: ['2026-03-08', '2026-03-25'], amounts: [123_456, -50_000] },
  { bank: 'hsbc', text: HSBC, days: ['2026-03-09', '2026-03-10'], amounts: [500_000, -2_500] },
  { bank: 'scotiabank', text: SCOTIABANK, days: ['2026-03-10', '2026-03-11'], amounts: [232_000, -9_900] },
  { bank: 'banorte', text: BANORTE, days: ['2026-03-07', '2026-03-13'], amounts: [1_160_000, -100_000] },
] as const

test.group('Files of banks', () => {
  for (const { bank, text, days, amounts } of BANKS)
    test(`are read in the shape of ${bank}`, ({ assert }) => {
      const { mapping, movements, refused } = read(text)
      assert.equal(mapping.bank, bank)
      assert.deepEqual(lackingIn(mapping), [])
      assert.deepEqual(refused, [])
      assert.deepEqual(
        movements.map(({ day }) => day),
        [...days]
      )
      assert.deepEqual(
        movements.map(({ amount }) => amount),
        [...amounts]
      )
    })

  test('are marked as not verified for every bank', ({ assert }) => {
    assert.deepEqual([...new Set(BANK_PROFILES.map(({ verified }) => verified))], [false])
  })

  test('keep the line, the balance, the reference and the tracking key', ({ assert }) => {
    const [first] = read(BANORTE).movements
    assert.deepInclude(first, {
      line: 2,
      balance: 6_160_000,
      reference: '0000123',
      trackingKey: '2026030740014BET0000412345678',
    })
    assert.include(first!.description, 'SPEI BCO:0014')
    assert.equal(read(BBVA).movements[0]!.line, 5)
  })

  test('are read in latin-1 with semicolons as in UTF-8', async ({ assert }) => {
    const inLatin = await readFile(1, Buffer.from(BBVA, 'latin1'), TODAY)
    const inUtf8 = await readFile(1, Buffer.from(`\ufeff${BBVA}`, 'utf8'), TODAY)
    assert.deepEqual(inLatin.content, inUtf8.content)
    assert.include(JSON.stringify(inLatin.content), 'PEÑÓN')
  })

  test('of OFX are read with and without closing tags', ({ assert }) => {
    const sgml = readText(OFX_SGML, TODAY).content as Extract<FileContent, { kind: 'movements' }>
    assert.deepEqual(sgml.account, { lastDigits: '4321', currency: 'MXN' })
    assert.deepEqual(
      sgml.movements.map(({ day, amount, bankKey, description }) => [day, amount, bankKey, description]),
      [
        ['2026-03-03', 1_160_000, 'A1', 'MOLINOS & CIA COBRO 12'],
        ['2026-03-04', -35_050, 'A2', 'COMISION'],
      ]
    )
    const xml = readText(OFX_XML, TODAY).content as typeof sgml
    assert.equal(xml.account.currency, 'USD')
    assert.deepInclude(xml.movements[0], { day: '2026-03-05', amount: 25_000, description: 'Peña & Cía' })
  })

  test('of OFX take no longer for long names of tags', ({ assert }) => {
    const began = performance.now()
    const text = `OFXHEADER:100\n<OFX>${`<${'A'.repeat(60)}>x`.repeat(20_000)}`
    assert.throws(() => readText(text, TODAY), UnreadableStatement as unknown as ErrorConstructor)
    assert.isBelow(performance.now() - began, 2_000)
  })

  test('are refused each with its own reason', async ({ assert }) => {
    const cases: [Buffer | string, string][] = [
      ['', 'empty'],
      [' \n\n', 'empty'],
      ['%PDF-1.7\n1 0 obj', 'pdf'],
      [Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'old_excel'],
      [Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0]), 'kind'],
      ['<html><table><tr><td>Fecha</td></tr></table></html>', 'web_page'],
      ['Fecha,Descripción,Abono\n', 'no_movements'],
      ['solo un texto\nsin columnas\n', 'no_table'],
      ['Fecha,Descripción,Abono\n01/03/2026,"sin cerrar,100.00\n02/03/2026,otra,200.00\n', 'quotes'],
      ['OFXHEADER:100\n<OFX></OFX>', 'no_movements'],
      [Buffer.alloc(5 * 1_048_576 + 1, 'a'), 'too_large'],
      [`a,b\n${'1,2\n'.repeat(20_001)}`, 'too_many_lines'],
      [`a,b\n${'x,'.repeat(70)}z\n`, 'too_many_columns'],
      [`a,b\n${'x'.repeat(2_001)},z\n`, 'long_cell'],
      [`${OFX_SGML}${OFX_SGML.replace('00065501234321', '11111')}`, 'ofx'],
    ]
    for (const [bytes, fault] of cases)
      assert.equal((await faultOf(bytes))?.key, `bank_statements.file.${fault}`, fault)
  })

  test('name the line of a quote that is never closed', async ({ assert }) => {
    const text = 'Fecha,Descripción,Abono\n01/03/2026,bien,100.00\n02/03/2026,"mal,200.00\n'
    assert.deepEqual((await faultOf(text))?.values, { line: 3 })
  })

  test('tell each line that is no movement, and why', ({ assert }) => {
    const { movements, refused } = read(
      [
        'Fecha,Descripción,Cargo,Abono',
        '15/03/2026,bien,,100.00',
        'ayer,sin fecha,,100.00',
        '16/03/2026,trece decimales,,1.1234567890123',
        '17/03/2026,letras,,cien',
        '18/03/2026,dos,1.00,2.00',
        '19/03/2026,nada,,0.00',
        '20/03/2026,demasiado,,1000000000000.00',
        '01/04/2026,mañana,,1.00',
        ',,,',
      ].join('\n')
    )
    assert.lengthOf(movements, 1)
    assert.deepEqual(
      refused.map(({ line, reason }) => [line, reason]),
      [
        [3, 'day'],
        [4, 'decimals'],
        [5, 'not_amount'],
        [6, 'both'],
        [7, 'no_amount'],
        [8, 'too_much'],
        [9, 'future'],
      ]
    )
  })

  test('ask which number is the day while no date tells it', ({ assert }) => {
    const text = 'Fecha,Concepto extra,Descripción,Importe\n03/04/2026,x,uno,10.00\n05/06/2026,x,dos,-5.00'
    const { content } = readText(text, '2026-12-31')
    const mapping = guessMapping((content as Table).rows)
    assert.deepEqual(lackingIn(mapping), ['date_order'])
    const days = (dateOrder: 'dmy' | 'mdy') =>
      readMovements(content, { ...mapping, dateOrder }, '2026-12-31').movements.map(({ day }) => day)
    assert.deepEqual(days('dmy'), ['2026-04-03', '2026-06-05'])
    assert.deepEqual(days('mdy'), ['2026-03-04', '2026-05-06'])
  })

  test('take a lone C for a charge beside A and for a credit beside D', ({ assert }) => {
    const amounts = (one: string, two: string) =>
      read(`Fecha,Descripción,Tipo,Importe\n15/03/2026,x,${one},10.00\n16/03/2026,y,${two},5.00`)
    assert.deepEqual(
      amounts('C', 'A').movements.map(({ amount }) => amount),
      [-1_000, 500]
    )
    assert.deepEqual(
      amounts('C', 'D').movements.map(({ amount }) => amount),
      [1_000, -500]
    )
    assert.deepEqual(
      amounts('C', 'C').refused.map(({ reason }) => reason),
      ['sign', 'sign']
    )
  })
})
