import { test } from '@japa/runner'
import type { SynonymsTerm } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { SYNONYM_GROUPS } from '#app/research/query/synonym_groups'
import { synonymGroups } from '#app/research/query/synonyms'
import { writtenForms, wordKey } from '#app/research/query/word_forms'
import { fold } from '#app/research/search/words/folding'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const parse = (text: string, synonyms = true) => parseQuery(text, { lexicon, filters: ['materia'], synonyms })
const told = (text: string) => parse(text).understood.synonyms

test.group('Synonym data', () => {
  test('contains at least sixty groups, each with its law and publication date', ({ assert }) => {
    assert.isAtLeast(synonymGroups.length, 60)
    for (const { members, source, since } of synonymGroups) {
      assert.isAtLeast(members.length, 2)
      assert.isAtMost(members.length, 6)
      assert.isAbove(source.length, 10, source)
      assert.match(since, /^\d{4}-\d{2}-\d{2}$/, source)
      assert.equal(new Date(since).toISOString().slice(0, 10), since)
      assert.isTrue(since >= '1889-01-01' && since <= '2026-12-31', since)
    }
  })

  test('has three parts per line, words in every group and no name in two groups', ({ assert }) => {
    for (const line of SYNONYM_GROUPS.trim().split('\n')) assert.lengthOf(line.split(' ; '), 3, line)
    const names = synonymGroups.flatMap(({ members }) => members.map(({ words }) => words.map(fold).join(' ')))
    assert.isTrue(names.every(Boolean))
    const twice = names.filter((name, place) => names.indexOf(name) !== place)
    assert.deepEqual(twice, [])
  })

  test('links every member of a group in lower case and without accents', ({ assert }) => {
    for (const { members } of synonymGroups) {
      for (const { written } of members) {
        const [found] = told(fold(written.replaceAll(' ', '_')) && written.toLowerCase())
        assert.sameMembers(
          found?.others ?? [],
          members.map((one) => one.written).filter((one) => one !== written),
          written
        )
      }
    }
  })

  test('keeps apart what lawyers distinguish', ({ assert }) => {
    for (const word of [
      'despido',
      'rescisión',
      'formal prisión',
      'salario mínimo',
      'agravio',
      'imputación',
      'queja',
      'víctima',
      'patronal',
      'personalidad',
      'plenos de circuito',
      'plenos regionales',
      'garantías individuales',
      'derechos humanos',
    ])
      assert.deepEqual(told(word), [], word)
  })
})

test.group('Query synonyms', () => {
  test('match a word by its synonyms, the longest fitting name first', ({ assert }) => {
    assert.deepEqual(told('patrones'), [{ word: 'patrones', others: ['empleador', 'empleadora'] }])
    assert.deepEqual(told('nulidad ley federal del trabajo despido'), [
      { word: 'ley federal del trabajo', others: ['LFT'] },
    ])
    assert.deepEqual(
      told('LFT inquilino').map(({ word }) => word),
      ['lft', 'inquilino']
    )
  })

  test('put the typed word first among the alternatives', ({ assert }) => {
    const { condition, ranked } = parse('inquilino').query
    assert.equal(condition!.kind, 'synonyms')
    const { terms } = condition as SynonymsTerm
    assert.containSubset(terms[0], { kind: 'word', written: 'inquilino' })
    assert.containSubset(terms.slice(1), [{ folded: 'arrendatario', stem: null }, { folded: 'arrendatarias' }])
    assert.deepEqual(ranked, [condition])
  })

  test('match several words as they stand or by a name for all of them', ({ assert }) => {
    const { condition, ranked } = parse('pensión alimenticia').query
    assert.equal(condition!.kind, 'or')
    const [typed, other] = (condition as { any: { kind: string }[] }).any
    assert.containSubset(typed, { kind: 'and', all: [{ folded: 'pension' }, { folded: 'alimenticia' }] })
    assert.containSubset(other, {
      kind: 'synonyms',
      terms: [{ kind: 'phrase', words: ['pension', 'alimenticia'] }, { folded: 'alimentos' }],
    })
    assert.lengthOf(ranked, 3)
  })

  test('do not apply to quoted, excluded or field terms', ({ assert }) => {
    for (const text of ['"patrón"', '"pensión alimenticia"', '-patrón', 'rubro:patrón', 'materia:patrón', 'patron*'])
      assert.deepEqual(told(text), [], text)
    assert.deepEqual(parse('patrón', false).understood.synonyms, [])
  })

  test('apply to alternatives', ({ assert }) => {
    assert.lengthOf(told('patrón OR usucapión'), 2)
  })

  test('apply to at most twelve words of a query', ({ assert }) => {
    const text =
      'patrón inquilino usucapión quejoso inculpado anatocismo contumacia abigeato mobbing outsourcing teletrabajo alimentos LFT CNPP CPF'
    assert.lengthOf(told(text), 12)
  })
})

test.group('Word inflections', () => {
  test('share one key in plural and gender, unlike other words of the stem', ({ assert }) => {
    for (const family of [
      ['patron', 'patrones', 'patrona', 'patronas'],
      ['quejoso', 'quejosa', 'quejosos', 'quejosas'],
      ['ley', 'leyes'],
      ['juicio', 'juicios'],
    ])
      assert.lengthOf(new Set(family.map(wordKey)), 1, family.join())
    assert.notEqual(wordKey('agraviado'), wordKey('agravio'))
    assert.notEqual(wordKey('imputado'), wordKey('imputacion'))
  })

  test('match plural and gender in texts', ({ assert }) => {
    assert.deepEqual(writtenForms('inquilino'), ['inquilino', 'inquilinos', 'inquilina', 'inquilinas'])
    assert.deepEqual(writtenForms('patron'), ['patron', 'patrones'])
    assert.deepEqual(writtenForms('alimentos'), ['alimento', 'alimentos', 'alimenta', 'alimentas'])
    assert.deepEqual(writtenForms('usucapion'), ['usucapion', 'usucapiones'])
  })
})
