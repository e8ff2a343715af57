import { test } from '@japa/runner'
import { workItems } from '#app/fees/domain/work_items'

const entry = (userId: number, minutes: number, values = {}) => ({
  ...{ userId, minutes, workedOn: '2026-03-02', description: 'Estudio del expediente', rate: 200_000 },
  user: { name: `Persona ${userId}` },
  ...values,
})
const expense = { spentOn: '2026-03-03', description: 'Copias', amount: 45_050 }
const wording = { taxes: { fees: 'iva16' as const, expenses: 'none' as const }, language: 'es' as const }

test.group('Concepts of work', () => {
  test('have one for each entry and each expense', ({ assert }) => {
    const items = workItems({ matterId: 7, time: [entry(1, 90), entry(2, 20)], expenses: [expense] }, 'each', wording)
    assert.deepEqual(
      items.map(({ kind, quantity, unitPrice, taxKind, withheld }) => ({
        kind,
        quantity,
        unitPrice,
        taxKind,
        withheld,
      })),
      [
        { kind: 'time', quantity: 1_500_000, unitPrice: 200_000, taxKind: 'iva16', withheld: true },
        { kind: 'time', quantity: 333_333, unitPrice: 200_000, taxKind: 'iva16', withheld: true },
        { kind: 'expense', quantity: 1_000_000, unitPrice: 45_050, taxKind: 'none', withheld: false },
      ]
    )
    assert.include(items[0]!.description, 'Persona 1: Estudio del expediente')
    assert.deepEqual(new Set(items.map(({ matterId }) => matterId)), new Set([7]))
  })

  test('have one for each person and rate when they are grouped', ({ assert }) => {
    const time = [entry(1, 30), entry(1, 45, { workedOn: '2026-03-05' }), entry(1, 60, { rate: 300_000 }), entry(2, 15)]
    const items = workItems({ matterId: 7, time, expenses: [] }, 'person', wording)
    assert.deepEqual(
      items.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
      [
        [1_250_000, 200_000],
        [1_000_000, 300_000],
        [250_000, 200_000],
      ]
    )
    assert.equal(items[0]!.description, 'Honorarios por hora: Persona 1, del 2 mar 2026 al 5 mar 2026')
  })

  test('are never longer than a concept may be', ({ assert }) => {
    const [item] = workItems(
      { matterId: 1, time: [entry(1, 1, { description: '😀'.repeat(1_000) })], expenses: [] },
      'each',
      wording
    )
    assert.equal([...item!.description].length, 1_000)
  })
})
