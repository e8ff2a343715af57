import { test } from '@japa/runner'
import { caseKeyOf, isOddNumber, readNumber } from '#app/amparo/domain/case_key'
import { isSameNews, newsKeyOf, newsKeysOf, saysMore } from '#app/amparo/domain/news'
import { isOfNotebook, kindsNamed } from '#app/amparo/domain/source_cases'
import type { UnreadablePage } from '#app/amparo/reading/read_page'
import { readPage } from '#app/amparo/reading/read_page'

const LONG = 'Con la demanda de cuenta fórmese expediente y regístrese; '.repeat(6)
const item = (given: object = {}) => ({
  ...{ decidedOn: '2026-03-17', publishedOn: null, notebook: 'Principal', text: LONG },
  ...given,
})

test.group('News of a case', () => {
  test('is known again when a table cuts it', ({ assert }) => {
    const cut = item({ text: `${LONG.slice(0, 250)} ...`, notebook: 'PRINCIPAL' })
    assert.equal(newsKeyOf(cut), newsKeyOf(item()))
    assert.isTrue(saysMore(LONG, cut.text))
    assert.isFalse(saysMore(cut.text, LONG))
  })

  test('of another day or notebook is other news', ({ assert }) => {
    const keys = [item(), item({ decidedOn: '2026-03-18' }), item({ notebook: 'Incidental' })].map(newsKeyOf)
    assert.equal(new Set(keys).size, 3)
    assert.isFalse(isSameNews({ decidedOn: '2026-03-18' }, item()))
  })

  test('without a day is the one that gets a day later', ({ assert }) => {
    const undated = item({ decidedOn: null })
    assert.include(newsKeysOf(item()), newsKeyOf(undated))
    assert.isTrue(isSameNews({ decidedOn: null }, item()))
  })
})

test.group('Case of an amparo', () => {
  test('has one key however its number and its court are written', ({ assert }) => {
    const keyOf = (number: string, court: string) =>
      caseKeyOf({ kind: 'indirect', court, courtId: null, ...readNumber(number) })
    assert.equal(keyOf('0041/26', 'JUZGADO NOVENO, EN JALISCO.'), keyOf('41/2026', 'Juzgado Noveno en Jalisco'))
    assert.notEqual(keyOf('41/2026', 'Juzgado Noveno'), keyOf('41/2026', 'Juzgado Décimo'))
    assert.isNull(caseKeyOf({ kind: 'indirect', court: null, courtId: null, numberKey: '41/2026' }))
  })

  test('keeps a number that reads like none, and marks it', ({ assert }) => {
    const { number, numberKey } = readNumber('cuarenta y uno')
    assert.equal(number, 'cuarenta y uno')
    assert.isTrue(isOddNumber(numberKey))
    assert.isFalse(isOddNumber(readNumber('41/2026').numberKey))
  })

  test('is recognized by the names of kinds and notebooks of the judiciary', ({ assert }) => {
    assert.deepEqual(kindsNamed('Amparo en revisión'), ['review'])
    assert.deepEqual(kindsNamed('Causa Penal'), [])
    assert.isTrue(isOfNotebook('suspension', 'Incidental'))
    assert.isFalse(isOfNotebook('suspension', 'Principal'))
    assert.isTrue(isOfNotebook('indirect', 'Incidental'))
  })
})

test.group('Pasted page of a case', () => {
  test('gives rows with the lines that follow them, and no more than a thousand', async ({ assert }) => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `${at + 1}\t01-02-2026\tPrincipal\t\tAcuerdo ${at}`)
    const page = await readPage(['Expediente: 7/2026', ...rows, 'Notifíquese.'].join('\n'))
    assert.equal(page.numberKey, '7/2026')
    assert.deepEqual([page.items.length, page.leftOut], [1_000, 200])
  })

  test('keeps a row without a day or with one that does not exist as undated', async ({ assert }) => {
    const { items } = await readPage('1\t30-02-2026\tPrincipal\t\tUno.\n2\t\tIncidental\t\tDos.')
    assert.deepEqual(
      items.map(({ decidedOn, text }) => [decidedOn, text]),
      [
        [null, 'Uno.'],
        [null, 'Dos.'],
      ]
    )
  })

  test('is refused when it is none', async ({ assert }) => {
    const problem = (content: string) => readPage(content).catch((error: UnreadablePage) => error.problem)
    assert.equal(await problem('Receta: treinta chiles'), 'not_a_case')
    assert.equal(await problem('Expediente: 7/2026, sin acuerdos'), 'no_news')
    assert.equal(await problem('<b>'.repeat(100_000)), 'not_a_case')
    assert.equal(await problem('<span id="lblNEUN"></span>'), 'no_such_case')
  })
})
