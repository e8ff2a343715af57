import { test } from '@japa/runner'
import { CLIENT_REPORT_LIMITS, clientReportText, type MatterStanding } from '#app/insights/domain/client_report'

const MORE = 'Además tiene otros asuntos con nosotros'

const standing = (id: number, text: string | null): MatterStanding => ({
  ...{ id, reference: `EXP-${id}`, title: `Asunto ${id}`, status: 'active', stage: null, next: null },
  last: text === null ? null : { text, on: '2026-03-09' },
})
const told = (matters: MatterStanding[], isMore = false) =>
  clientReportText(
    { client: 'Elba Ficticia', matters, isMore, balances: [{ currency: 'MXN', owed: 100_000, overdue: 0 }] },
    'es'
  )

test.group('Text of a report to a client', () => {
  test('names every matter, and no other where there is none', ({ assert }) => {
    const { body, matterIds } = told([standing(1, 'Se admitió.'), standing(2, null)])
    assert.deepEqual(matterIds, [1, 2])
    assert.include(body, 'Se admitió.')
    assert.notInclude(body, MORE)
  })

  test('leaves matters out where they do not fit, says so, and keeps balance and closing', ({ assert }) => {
    const { body, matterIds } = told(Array.from({ length: 30 }, (_, at) => standing(at + 1, 'x'.repeat(400))))
    assert.isAtMost(body.length, CLIENT_REPORT_LIMITS.body)
    assert.isBelow(matterIds.length, 30)
    assert.isAbove(matterIds.length, 5)
    assert.include(body, `EXP-${matterIds.at(-1)}`)
    assert.notInclude(body, `EXP-${matterIds.length + 1}`)
    for (const said of [MORE, 'Saldo pendiente: $1,000.00 MXN.']) assert.include(body, said)
    assert.isTrue(body.endsWith('Quedamos a sus órdenes.'))
  })

  test('shortens long news', ({ assert }) => {
    const { body, matterIds } = told([standing(1, 'palabra '.repeat(1_000))])
    assert.deepEqual(matterIds, [1])
    assert.isAtMost(body.length, CLIENT_REPORT_LIMITS.body)
    assert.match(body, /palabra…/)
    assert.isTrue(body.endsWith('Quedamos a sus órdenes.'))
  })

  test('says that there is more than it was given', ({ assert }) => {
    assert.include(told([standing(1, null)], true).body, MORE)
  })
})
