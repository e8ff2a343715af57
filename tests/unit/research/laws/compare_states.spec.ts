import { test } from '@japa/runner'
import { compareStates } from '#app/research/laws/compare_states'
import { stateOn, type StateText } from '#app/research/laws/states'

function law(articles: Record<string, string>, preamble = 'Ley ficticia\n'): StateText {
  let body = preamble
  const outline = Object.entries(articles).map(([label, text]) => {
    const start = body.length
    body += `${label}. ${text}\n`
    return {
      kind: 'article' as const,
      level: 0,
      label,
      name: null,
      start,
      slug: label.toLowerCase().replace(/\s/g, '-'),
    }
  })
  return { id: 1, since: '2013-04-03', seenAt: '2026-01-01T00:00:00.000Z', title: 'Ley ficticia', body, outline }
}
const plain = (body: string): StateText => ({ ...law({}, body), outline: [] })

test.group('What changed between two states of a law', () => {
  const before = law({
    'Artículo 1': 'Es de orden público.',
    'Artículo 2': 'Son inhábiles el dieciséis de septiembre.',
    'Artículo 3': 'Se deroga.',
  })

  test('a reform of one article shows the words that came in, and nothing else', ({ assert }) => {
    const after = law({
      'Artículo 1': 'Es de orden público.',
      'Artículo 2': 'Son inhábiles el catorce y dieciséis de septiembre.',
      'Artículo 3': 'Se deroga.',
    })
    const { changes, same, wordsAdded, wordsRemoved } = compareStates(before, after)
    assert.deepEqual([changes.length, same, wordsAdded, wordsRemoved], [1, 3, 2, 0])
    assert.deepEqual(
      changes[0]!.runs.filter(({ change }) => change !== null),
      [{ text: 'catorce y ', change: 'added' }]
    )
    assert.deepEqual([changes[0]!.label, changes[0]!.slug, changes[0]!.change], ['Artículo 2', 'artículo-2', 'changed'])
  })

  test('articles that came and went are told as such, in the order of the law', ({ assert }) => {
    const after = law({
      'Artículo 1': 'Es de orden público.',
      'Artículo 1 Bis': 'Definiciones.',
      'Artículo 2': 'Son inhábiles el dieciséis de septiembre.',
    })
    const { changes } = compareStates(before, after)
    assert.deepEqual(
      changes.map(({ label, change }) => [label, change]),
      [
        ['Artículo 1 Bis', 'added'],
        ['Artículo 3', 'removed'],
      ]
    )
  })

  test('a text without articles is compared by its paragraphs', ({ assert }) => {
    const { changes, same } = compareStates(
      plain('Rubro\nTexto viejo del criterio\nFin'),
      plain('Rubro\nTexto nuevo del criterio\nFin')
    )
    assert.equal(same, 2)
    assert.deepEqual(
      changes[0]!.runs.filter(({ change }) => change !== null).map(({ text, change }) => [text, change]),
      [
        ['viejo', 'removed'],
        ['nuevo', 'added'],
      ]
    )
  })

  test('equal states have no changes; both sides can be read back from what is shown', ({ assert }) => {
    assert.deepEqual(compareStates(before, before).changes, [])
    const after = law({ 'Artículo 1': 'Es de orden e interés social.', 'Artículo 2': '', 'Artículo 3': 'Otro.' })
    for (const { runs, label } of compareStates(before, after).changes) {
      const side = (left: 'added' | 'removed') =>
        runs
          .filter(({ change }) => change !== left)
          .map(({ text }) => text)
          .join('')
      assert.include(before.body, side('added'), label)
      assert.include(after.body, side('removed'), label)
    }
  })
})

test.group('The state of a day', () => {
  const states = ['2025-10-16', '2018-01-19', '2013-04-03'].map((since, id) => ({ id, since, seenAt: '' }))

  test('is the newest that had begun', ({ assert }) => {
    assert.equal(stateOn(states, '2025-10-16')?.id, 0)
    assert.equal(stateOn(states, '2025-10-15')?.id, 1)
    assert.equal(stateOn(states, '2013-04-03')?.id, 2)
  })

  test('is none before the first that is known', ({ assert }) => {
    assert.isNull(stateOn(states, '2013-04-02'))
    assert.isNull(stateOn([{ id: 1, since: null, seenAt: '' }], '2020-01-01'))
  })
})
