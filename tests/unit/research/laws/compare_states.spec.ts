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

test.group('Law version comparison', () => {
  const before = law({
    'Artículo 1': 'Es de orden público.',
    'Artículo 2': 'Son inhábiles el dieciséis de septiembre.',
    'Artículo 3': 'Se deroga.',
  })

  test('shows only the inserted words of a reform of one article', ({ assert }) => {
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

  test('marks added and removed articles in the order of the law', ({ assert }) => {
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

  test('compares a text without articles by paragraphs', ({ assert }) => {
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

  test('shows the changed paragraphs of an article with those around them', ({ assert }) => {
    const [before, after] = ['dieciséis', 'catorce'].map((day) =>
      plain(`Artículo 5. Son inhábiles:\nI. El ${day} de septiembre.\nII. El veinte de noviembre.`)
    )
    const { changes, same } = compareStates(before!, after!)
    assert.lengthOf(changes, 1)
    assert.equal(same, 2)
    const side = (left: 'added' | 'removed') =>
      changes[0]!.runs
        .filter(({ change }) => change !== left)
        .map(({ text }) => text)
        .join('')
    assert.deepEqual([side('added'), side('removed')], [before!.body, after!.body])
  })

  test('does not take the notes of the publisher for changes', ({ assert }) => {
    const noted = law({ 'Artículo 1': 'Es de orden público.\nArtículo reformado DOF 16-10-2025' })
    const plainly = law({ 'Artículo 1': 'Es de orden público.' })
    const dated = (day: string) =>
      law({ 'Artículo 1': 'Texto.' }, `LEY\nTEXTO VIGENTE\nÚltima reforma publicada DOF ${day}\n`)
    assert.containSubset(compareStates(dated('14-11-2019'), dated('22-05-2024')), { changes: [], notes: 2 })
    assert.containSubset(compareStates(plainly, noted), { changes: [], same: 2, wordsAdded: 0, notes: 1 })
  })

  test('shows no change for equal versions, and both can be rebuilt from the result', ({ assert }) => {
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

test.group('Law version in force on a day', () => {
  const states = ['2025-10-16', '2018-01-19', '2013-04-03'].map((since, id) => ({ id, since, seenAt: '' }))

  test('is the latest that had started', ({ assert }) => {
    assert.equal(stateOn(states, '2025-10-16')?.id, 0)
    assert.equal(stateOn(states, '2025-10-15')?.id, 1)
    assert.equal(stateOn(states, '2013-04-03')?.id, 2)
  })

  test('does not exist before the first known one', ({ assert }) => {
    assert.isNull(stateOn(states, '2013-04-02'))
    assert.isNull(stateOn([{ id: 1, since: null, seenAt: '' }], '2020-01-01'))
  })
})
