import { test } from '@japa/runner'
import {
  caseKey,
  caseKeys,
  findCaseNumbers,
  isNearCaseKey,
  nearCaseKeys,
  readCaseNumber,
} from '#app/courts/case_number'

test.group('Case numbers', () => {
  test('reads {0} as {1}')
    .with<[string, string][]>([
      ['123/2026', '123/2026'],
      ['00123/26', '123/2026'],
      ['EXP. 123/2026-II', '123/2026'],
      ['Exp. núm. 123 / 2026', '123/2026'],
      ['123/2026 y acumulados', '123/2026'],
      ['Amparo directo 123/2026', '123/2026'],
      ['D.A.-123/2026', '123/2026'],
      ['A.D.C. 45/2025', '45/2025'],
      ['T.S.A. 77/2024', '77/2024'],
      ['JUICIO ORDINARIO CIVIL 1,183/2025', '1183/2025'],
      ['123-2026', '123/2026'],
      ['123–2026', '123/2026'],
      ['123⁄2026', '123/2026'],
      ['45/98', '45/1998'],
      ['45/1998', '45/1998'],
      ['JUZ3/123/2026', '123/2026'],
      ['1183/2025 BIS', '1183/2025'],
      ['123/2026-III-A', '123/2026'],
      ['(123/2026)', '123/2026'],
      ['EXP.123/2026', '123/2026'],
      ['TJ/I-1201/2026', '1201/2026'],
      ['Toca 0007/2026-3', '7/2026'],
      ['1234/26-17-01-4', '1234/26-17-1-4'],
      ['1234/26-17-01-04', '1234/26-17-1-4'],
      ['01234/2026-17-01-4', '1234/26-17-1-4'],
      ['1234/26-EAR-01-11', '1234/26-EAR-1-11'],
      ['1234/26-17-01-4/567/26-S2-08-04', '1234/26-17-1-4'],
      ['del 12/03/2026 en el expediente 9/2026', '9/2026'],
      ['Exp. 14O2/2026', '1402/2026'],
      ['exp. 1oo2/2026', '1002/2026'],
      ['Exp. 1l8I3/25', '11813/2025'],
      ['Exp. 302/2O26', '302/2026'],
      ['OFICIO 5/2026', '5/2026'],
      ['FOLIO12/2026', '12/2026'],
    ])
    .run(({ assert }, [text, key]) => assert.equal(caseKey(text), key))

  test('finds no case number in {$self}')
    .with([
      '',
      'sin número',
      '12/03/2026',
      '12-03-2026',
      '12/03/26',
      '2026',
      '0/2026',
      '20255739005400076/2025',
      '3.14/26',
    ])
    .run(({ assert }, text) => assert.isNull(caseKey(text)))

  test('keeps the suffix of {0} apart')
    .with<[string, string][]>([
      ['Núm. Exp. 123/2026. 1 Acdo.', ''],
      ['123/2026.2', '2'],
      ['123/2026-II', 'II'],
      ['123/2026-ii-a', 'II-A'],
      ['123/2026 BIS', 'BIS'],
      ['123/2026/1', '1'],
      ['1234/26-17-01-4', '17-1-4'],
      ['123/2026', ''],
      ['123/2026 y acumulados', ''],
      ['123/2026 Actor: Juana', ''],
    ])
    .run(({ assert }, [text, suffix]) => assert.equal(readCaseNumber(text)?.suffix, suffix))

  test('finds all the numbers of a text, also those that share a year', ({ assert }) => {
    assert.deepEqual(caseKeys('123/2026 y su acumulado 124/2026-II'), ['123/2026', '124/2026'])
    assert.deepEqual(caseKeys('Expedientes 45, 46 y 47/2026'), ['45/2026', '46/2026', '47/2026'])
    assert.deepEqual(caseKeys('123/2022 relacionado con 124/2022 y 123/22'), ['123/2022', '124/2022'])
    assert.deepEqual(caseKeys('12/2026 de 01/02/2026'), ['12/2026'])
  })

  test('says where a number stands in its text', ({ assert }) => {
    const text = 'Exp. 00123/26-II, actor'
    const [found] = findCaseNumbers(text)
    assert.equal(text.slice(found!.start, found!.end), '00123/26-II')
  })

  test('knows a slip of the pen from another number', ({ assert }) => {
    for (const near of [
      '124/2026',
      '132/2026',
      '12/2026',
      '1234/2026',
      '1123/2026',
      '123/2025',
      '123/2062',
      '23/2026',
    ]) {
      assert.isTrue(isNearCaseKey('123/2026', near), near)
    }
    for (const far of ['123/2026', '145/2026', '321/2026', '123/2015', '124/2025']) {
      assert.isFalse(isNearCaseKey('123/2026', far), far)
    }
    assert.isTrue(isNearCaseKey('1234/26-17-1-4', '1243/26-17-1-4'))
    assert.isFalse(isNearCaseKey('1234/26-17-1-4', '1234/26-17-2-4'))
    assert.deepEqual(nearCaseKeys('not a key'), [])
  })

  test('a key says itself', ({ assert }) => {
    for (const key of ['123/2026', '1234/26-17-1-4', '1234/26-EAR-1-11']) assert.equal(caseKey(key), key)
  })
})
