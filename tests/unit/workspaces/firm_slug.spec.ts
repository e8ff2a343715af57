import { test } from '@japa/runner'
import { slugOf } from '#app/core/text/slug'
import { MATERIAS } from '#app/matters/domain/materias'
import { baseSlugOf, firstFree, RESERVED_SLUGS, SLUG_SHAPE } from '#app/workspaces/domain/firm_slug'
import { PRACTICE_AREAS } from '#app/workspaces/domain/practice_areas'

test.group('Firm address and practice areas', () => {
  const NAMES = [
    ['Ibarra Lozano', 'ibarra-lozano'],
    ['Ñandú & Güemes, S.C.', 'nandu-y-guemes-s-c'],
    ['  — Álvarez —  ', 'alvarez'],
    ['O’Farril/Peña <b>', 'o-farril-pena-b'],
    ['ΑΒΓ', ''],
    ['🦉', ''],
    ['ｆｏｊａ 24', '24'],
  ] as const
  for (const [name, slug] of NAMES)
    test(`derive the slug «${slug}» from «${name}»`, ({ assert }) => assert.equal(slugOf(name), slug))

  test('keep the slug short and without a trailing hyphen', ({ assert }) => {
    const slug = slugOf('abcde '.repeat(40))
    assert.isAtMost(slug.length, 60)
    assert.match(slug, SLUG_SHAPE)
  })

  test('avoid reserved words in the slug', ({ assert }) => {
    for (const word of RESERVED_SLUGS) {
      assert.match(word, SLUG_SHAPE)
      assert.notInclude(RESERVED_SLUGS, baseSlugOf(word))
    }
    assert.notInclude(RESERVED_SLUGS, baseSlugOf('🦉'))
  })

  test('take the first free number in the slug', ({ assert }) => {
    assert.equal(firstFree('uno', new Set()), 'uno')
    assert.equal(firstFree('uno', new Set(['uno-2'])), 'uno')
    assert.equal(firstFree('uno', new Set(['uno', 'uno-2', 'uno-4'])), 'uno-3')
  })

  test('use the branches of law of matters as practice areas', ({ assert }) => {
    assert.deepEqual([...PRACTICE_AREAS], [...MATERIAS])
  })
})
