import { test } from '@japa/runner'
import { beginningOfOrigin, dayOfOrigin, firstDayOfOrigin } from '#app/deadlines/domain/beginnings'
import { originOfTerm } from '#app/deadlines/domain/origin_of_term'

test.group('Words for the day that a term runs from', () => {
  test('call it a notification only where something is notified')
    .with([
      { term: 'amparo_review', day: 'deadlines.field.notified_on', how: 'deadlines.field.notification' },
      { term: 'labour_enforcement', day: 'deadlines.field.notified_on', how: 'deadlines.field.notification' },
      { term: 'labour_death', day: 'deadlines.field.runs_from', how: 'deadlines.field.beginning' },
      { term: 'labour_separation', day: 'deadlines.field.runs_from', how: 'deadlines.field.beginning' },
      { term: 'labour_dismissal', day: 'deadlines.field.ended_on', how: 'deadlines.field.beginning' },
      { term: 'amparo_norm', day: 'deadlines.field.in_force_on', how: 'deadlines.field.beginning' },
      { term: 'a_term_of_before', day: 'deadlines.field.notified_on', how: 'deadlines.field.notification' },
    ])
    .run(({ assert }, { term, day, how }) => {
      const origin = originOfTerm(term)
      assert.deepEqual([dayOfOrigin(origin), beginningOfOrigin(origin)], [day, how])
      const first = how === 'deadlines.field.beginning' ? 'deadlines.phase.beginning' : 'deadlines.phase.notification'
      assert.equal(firstDayOfOrigin(origin), first)
    })
})
