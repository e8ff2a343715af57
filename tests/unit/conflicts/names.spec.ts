import { test } from '@japa/runner'
import { normaliseName, wordsKey } from '#app/conflicts/names/normalise'
import { soundOf } from '#app/conflicts/names/phonetic'
import { likeness, readName } from '#app/conflicts/names/reading'
import { OTHER_BY_HAND, SAME_BY_HAND } from './pairs_by_hand.js'
import { otherByRule, sameByRule } from './pairs_by_rule.js'

const isFound = ([one, other]: [string, string]) => likeness(readName(one), readName(other)) > 0

test.group('Conflict name matching', () => {
  const same = [...SAME_BY_HAND, ...sameByRule()]
  const other = [...OTHER_BY_HAND, ...otherByRule()]

  test('finds 99 % of over 400 labelled pairs, with 90 % precision', ({ assert }) => {
    assert.isAtLeast(SAME_BY_HAND.length + OTHER_BY_HAND.length, 100)
    assert.isAtLeast(sameByRule().length + otherByRule().length, 300)
    const missed = same.filter((pair) => !isFound(pair))
    const wrong = other.filter(isFound)
    const recall = 1 - missed.length / same.length
    const precision = (same.length - missed.length) / (same.length - missed.length + wrong.length)
    const told = JSON.stringify({ missed, wrong }, null, 1)
    assert.isAtLeast(recall, 0.99, told)
    assert.isAtLeast(precision, 0.9, told)
    assert.isAtMost(wrong.length / other.length, 0.05, told)
  })

  test('ignores titles, particles, accents, company form and order', ({ assert }) => {
    const words = (name: string) => wordsKey(normaliseName(name).words)
    assert.equal(words('Lic. Ma. de la Luz PÉREZ Núñez'), 'luz maria nunez perez')
    assert.equal(words('Pérez Núñez, María Luz'), 'luz maria nunez perez')
    for (const form of ['S.A. de C.V.', 'SA DE CV', 'S. A. P. I. de C. V.', 'S. de R.L. de C.V.', 'S.C.', 'A.C.', ''])
      assert.equal(words(`Cía. A.B.C. del Bajío, ${form}`), 'abc bajio compania', form)
    assert.isTrue(normaliseName('Aceros Tepeyac, S.A. de C.V.').isCompany)
    assert.deepEqual(normaliseName('De la Y').words.length > 0, true)
    assert.deepEqual(normaliseName('').words, [])
  })

  test('matches names that sound alike in Mexican Spanish', ({ assert }) => {
    for (const [one, two] of [
      ['jimenez', 'giménez'.normalize('NFD').replace(/\p{M}/gu, '')],
      ['vazquez', 'basques'],
      ['zavala', 'sabala'],
      ['hernandez', 'ernandes'],
      ['llanes', 'yanes'],
      ['quezada', 'kesada'],
      ['xavier', 'javier'],
      ['cevallos', 'seballos'],
    ] as const)
      assert.equal(soundOf(one), soundOf(two))
    assert.notEqual(soundOf('hernandez'), soundOf('fernandez'))
    assert.notEqual(soundOf('casa'), soundOf('cesa'))
  })

  test('accepts unusual text as names', ({ assert }) => {
    for (const name of [
      '',
      ' ',
      '👩‍⚖️',
      '名前',
      "Robert'); DROP TABLE",
      'x'.repeat(5000),
      '. . .',
      'a b c d e f g h i j k l m n o p',
    ])
      assert.isArray(readName(name).keys)
    assert.equal(likeness(readName("O'Gorman Pérez"), readName('OGorman Perez')), 1)
  })
})
