import { test } from '@japa/runner'
import { ageOf, daysBefore } from '#app/billing/domain/ageing'
import { dueDatesOf, nextReminder, stepDue } from '#app/billing/domain/reminder_steps'
import { balanced, type Movement } from '#app/billing/domain/statement'

test.group('Ages of what is owed', () => {
  test('count the days since the due date: {days} days late is {age}')
    .with([
      { days: -5, age: 'current' },
      { days: 0, age: 'current' },
      { days: 1, age: 'upTo30' },
      { days: 30, age: 'upTo30' },
      { days: 31, age: 'upTo60' },
      { days: 60, age: 'upTo60' },
      { days: 61, age: 'upTo90' },
      { days: 90, age: 'upTo90' },
      { days: 91, age: 'older' },
    ])
    .run(({ assert }, { days, age }) => {
      assert.equal(ageOf(daysBefore('2026-03-10', days), '2026-03-10'), age)
    })

  test('leave what has no due date as not late', ({ assert }) => {
    assert.equal(ageOf(null, '2026-03-10'), 'current')
  })
})

const movement = (kind: Movement['kind'], day: string, amount: number, values: Partial<Movement> = {}): Movement => ({
  ...{ kind, day, amount, currency: 'MXN', id: 1, reference: '1', concept: null },
  ...values,
})

test.group('Running balances', () => {
  test('add up by day, charges before payments, each currency by itself', ({ assert }) => {
    const movements = [
      movement('payment', '2026-03-02', -400),
      movement('charge', '2026-03-02', 1_000),
      movement('charge', '2026-03-01', 300, { currency: 'USD' }),
      movement('refund', '2026-03-03', 50),
    ]
    const [pesos, dollars] = balanced(movements, new Map([['MXN', 70]]), ['MXN', 'USD'])
    assert.deepEqual(
      pesos!.movements.map(({ kind, balance }) => `${kind} ${balance}`),
      ['charge 1070', 'payment 670', 'refund 720']
    )
    assert.containSubset(pesos, { opening: 70, charged: 1_050, paid: 400, closing: 720 })
    assert.containSubset(dollars, { opening: 0, charged: 300, paid: 0, closing: 300 })
  })

  test('leave out a currency in which nothing happened', ({ assert }) => {
    assert.lengthOf(balanced([], new Map([['USD', 0]]), ['MXN', 'USD']), 0)
  })
})

test.group('Steps of reminders', () => {
  const due = { dueOn: '2026-03-20', issuedOn: '2026-03-01' }
  const days = [-3, 1, 7]

  test('come on their days, and two days later at most')
    .with([
      { today: '2026-03-16', step: null },
      { today: '2026-03-17', step: '2026-03-20:-3' },
      { today: '2026-03-19', step: '2026-03-20:-3' },
      { today: '2026-03-20', step: null },
      { today: '2026-03-21', step: '2026-03-20:1' },
      { today: '2026-03-24', step: null },
      { today: '2026-03-27', step: '2026-03-20:7' },
      { today: '2026-04-20', step: null },
    ])
    .run(({ assert }, { today, step }) => {
      assert.equal(stepDue(due, days, today)?.key ?? null, step)
    })

  test('are the last of several', ({ assert }) => {
    assert.equal(stepDue(due, [0, 1, 2], '2026-03-22')!.days, 2)
  })

  test('do not come before the charge was issued', ({ assert }) => {
    assert.isNull(stepDue({ ...due, issuedOn: '2026-03-17' }, days, '2026-03-17'))
  })

  test('find every charge that is due by its date', ({ assert }) => {
    for (let late = -10; late <= 10; late++) {
      const today = daysBefore('2026-03-20', -late)
      if (stepDue(due, days, today)) assert.include(dueDatesOf(days, today), '2026-03-20')
    }
  })

  test('say when the next one comes', ({ assert }) => {
    assert.equal(nextReminder('2026-03-20', days, '2026-03-17'), '2026-03-21')
    assert.isNull(nextReminder('2026-03-20', days, '2026-03-27'))
  })
})
