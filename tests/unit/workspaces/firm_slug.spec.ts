import { test } from '@japa/runner'
import { slugOf } from '#app/core/text/slug'
import { MATERIAS } from '#app/matters/materias'
import { baseSlugOf, firstFree, RESERVED_SLUGS, SLUG_SHAPE } from '#app/workspaces/firm_slug'
import { PRACTICE_AREAS } from '#app/workspaces/practice_areas'

test.group('The address of a firm', () => {
  const NAMES = [
    ['Ibarra Lozano', 'ibarra-lozano'],
    ['Ñandú & Güemes, S.C.', 'nandu-y-guemes-s-c'],
    ['  — Álvarez —  ', 'alvarez'],
    ['O’Farril/Peña <b>', 'o-farril-pena-b'],
    ['ΑΒΓ', ''],
    ['🦉', ''],
    ['ｆｏｊａ 24', '24'],
  ] as const
  for (const [name, slug] of NAMES) test(`«${name}» is «${slug}»`, ({ assert }) => assert.equal(slugOf(name), slug))

  test('is short, and never ends with a hyphen', ({ assert }) => {
    const slug = slugOf('abcde '.repeat(40))
    assert.isAtMost(slug.length, 60)
    assert.match(slug, SLUG_SHAPE)
  })

  test('is never one of the words that stand there for something else', ({ assert }) => {
    for (const word of RESERVED_SLUGS) {
      assert.match(word, SLUG_SHAPE)
      assert.notInclude(RESERVED_SLUGS, baseSlugOf(word))
    }
    assert.notInclude(RESERVED_SLUGS, baseSlugOf('🦉'))
  })

  test('takes the first number that is free', ({ assert }) => {
    assert.equal(firstFree('uno', new Set()), 'uno')
    assert.equal(firstFree('uno', new Set(['uno-2'])), 'uno')
    assert.equal(firstFree('uno', new Set(['uno', 'uno-2', 'uno-4'])), 'uno-3')
  })

  test('practice areas are the branches of law of matters', ({ assert }) => {
    assert.deepEqual([...PRACTICE_AREAS], [...MATERIAS])
  })
})
