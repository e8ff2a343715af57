import { test } from '@japa/runner'
import { nameIn, nameSearchOf } from '#app/bank_statements/domain/names_in_text'
import type { Incoming, Known, KnownCharge } from '#app/bank_statements/domain/proposal'
import { propose } from '#app/bank_statements/domain/propose'
import { sumTo } from '#app/bank_statements/domain/sum_to'
import { dice } from '#tests/helpers/published_lists'

const MOVEMENT: Incoming = {
  ...{ id: 1, day: '2026-03-10', amount: 100_000, currency: 'MXN', description: 'DEPOSITO' },
  ...{ reference: null, trackingKey: null },
}
const charge = (id: number, remaining: number, values: Partial<KnownCharge> = {}): KnownCharge => ({
  ...{ id, reference: `A${id}`, clientId: 1, currency: 'MXN', remaining, issuedOn: '2026-03-01', dueOn: null },
  ...values,
})
const CLIENTS = new Map([
  [1, { id: 1, name: 'Molinos Ficticios, S.A. de C.V.', rfc: 'MFI010203AB1' }],
  [2, { id: 2, name: 'Juana Pérez Ochoa', rfc: null }],
])
const known = (charges: KnownCharge[], payments: Known['payments'] = []): Known => ({
  ...{ charges, payments, clients: CLIENTS },
})

test.group('Proposals for a movement', () => {
  test('name the only charge of the amount as likely, one of several as possible', ({ assert }) => {
    const [only] = propose(MOVEMENT, known([charge(1, 100_000)]))
    assert.deepInclude(only, { confidence: 'medium', reasons: ['amount', 'only'] })
    const several = propose(MOVEMENT, known([charge(1, 100_000), charge(2, 100_000, { clientId: 2 })]))
    assert.deepEqual(
      several.map(({ confidence }) => confidence),
      ['low', 'low']
    )
  })

  test('are very likely with the name, the RFC or the number in the text', ({ assert }) => {
    for (const [description, reason] of [
      ['SPEI MOLINOS FICTICIOS SA DE CV', 'name'],
      ['SPEI RFC MFI010203AB1', 'rfc'],
      ['PAGO COBRO A1', 'number'],
    ] as const) {
      const [first] = propose(
        { ...MOVEMENT, description },
        known([charge(1, 100_000), charge(9, 100_000, { clientId: 2 })])
      )
      assert.equal(first!.confidence, 'high', description)
      assert.include(first!.reasons, reason)
      assert.equal(first!.client.id, 1)
    }
  })

  test('take several charges of one client, the fewest, before all that it owes', ({ assert }) => {
    const charges = [charge(1, 60_000), charge(2, 40_000), charge(3, 30_000), charge(4, 30_000)]
    const [sum] = propose(MOVEMENT, known(charges))
    assert.deepEqual(
      sum!.applications.map(({ chargeId }) => chargeId),
      [1, 2]
    )
    assert.deepEqual(sum!.reasons, ['sum'])
    const [all] = propose(MOVEMENT, known([charge(1, 60_000), charge(2, 40_000)]))
    assert.deepEqual(all!.reasons, ['all_owed'])
  })

  test('take a part of a charge only when the text names the client or the charge', ({ assert }) => {
    assert.isEmpty(propose(MOVEMENT, known([charge(1, 500_000)])))
    const [part] = propose({ ...MOVEMENT, description: 'SPEI MOLINOS FICTICIOS' }, known([charge(1, 500_000)]))
    assert.deepEqual(part!.applications[0], { chargeId: 1, reference: 'A1', remaining: 500_000, amount: 100_000 })
    assert.equal(part!.confidence, 'low')
    const [over] = propose({ ...MOVEMENT, description: 'FACTURA A1' }, known([charge(1, 60_000)]))
    assert.equal(over!.applications[0]!.amount, 60_000)
  })

  test('leave out charges in another currency and those issued later', ({ assert }) => {
    const charges = [charge(1, 100_000, { currency: 'USD' }), charge(2, 100_000, { issuedOn: '2026-03-11' })]
    assert.isEmpty(propose(MOVEMENT, known(charges)))
  })

  test('put a payment of the same day and reference first, and none that is far away', ({ assert }) => {
    const payment = {
      ...{ id: 5, number: 5, clientId: 2, clientName: 'Juana Pérez Ochoa', amount: 100_000, currency: 'MXN' as const },
      ...{ paidOn: '2026-03-10', reference: '998877', state: 'accepted' as const },
    }
    const movement = { ...MOVEMENT, reference: '998877' }
    const [first, second] = propose(movement, known([charge(1, 100_000)], [payment]))
    assert.deepInclude(first, { confidence: 'high', reasons: ['amount', 'same_day', 'reference'] })
    assert.isNull(second!.payment)
    assert.isEmpty(propose(movement, known([], [{ ...payment, paidOn: '2026-02-01' }])))
  })

  test('do not take a bare number in a text for the number of a charge', ({ assert }) => {
    const own = [charge(12, 500_000, { reference: '12' })]
    assert.isEmpty(propose({ ...MOVEMENT, description: 'SUC 12 CAJA 4' }, known(own)))
    assert.lengthOf(propose({ ...MOVEMENT, description: 'COBRO 12' }, known(own)), 1)
  })
})

test.group('Sums of charges', () => {
  test('are found whenever some make the sum up, and only then', ({ assert }) => {
    const random = dice(5)
    for (let round = 0; round < 200; round++) {
      const charges = Array.from({ length: 2 + Math.floor(random() * 8) }, () => ({
        remaining: 1 + Math.floor(random() * 60),
      }))
      const sum = 1 + Math.floor(random() * 120)
      const found = sumTo(sum, charges)
      const possible = Array.from({ length: 2 ** charges.length }, (_, mask) =>
        charges.filter((__, at) => mask & (1 << at))
      ).filter((some) => some.length > 1 && some.reduce((all, { remaining }) => all + remaining, 0) === sum)
      assert.equal(found !== null, possible.length > 0)
      if (found)
        assert.equal(
          found.reduce((all, { remaining }) => all + remaining, 0),
          sum
        )
    }
  })
})

test.group('Names in texts of banks', () => {
  test('are found whole or in part, in any order', ({ assert }) => {
    assert.equal(nameIn('SPEI PEREZ OCHOA JUANA HONORARIOS', 'Juana Pérez Ochoa'), 'all')
    assert.equal(nameIn('MOLINOS FICTICIOS DEL NOR', 'Molinos Ficticios del Norte'), 'part')
    assert.isNull(nameIn('JUANA', 'Juana Pérez Ochoa'))
    assert.isNull(nameIn('DEPOSITO EN EFECTIVO', 'Ana'))
  })

  test('are looked for by their first two words, surnames first as well', ({ assert }) => {
    const { beginnings, wholes } = nameSearchOf(['SPEI RECIBIDO BBVA PEREZ OCHOA JUANA', 'TRASPASO CEMENTERA'], 50)
    assert.includeMembers(beginnings, ['perez ochoa', 'ochoa juana', 'juana perez'])
    assert.includeMembers(wholes, ['cementera', 'cementera sa de cv'])
    assert.notInclude(beginnings.join(), 'spei')
  })
})
