import { test } from '@japa/runner'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { FairTurns } from '#app/documents/reading/process/fair_turns'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to; writes down in which order it began. */
function desk(turns: FairTurns) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    ask: (person: number, name: string) =>
      turns.take(person, () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)!()
      await settled()
    },
  }
}

test.group('Fair turns', () => {
  test('leave a place to others however much one person asks', async ({ assert }) => {
    const { began, ask, end } = desk(new FairTurns(2, 10))
    const asked = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(3, 'c1'), ask(2, 'b2')]
    await settled()
    assert.deepEqual(began, ['a1', 'b1'])
    await end('b1')
    assert.deepEqual(began, ['a1', 'b1', 'c1'])
    await end('a1')
    assert.deepEqual(began.at(-1), 'b2')
    await end('c1')
    assert.deepEqual(began.at(-1), 'a2')
    for (const name of ['a2', 'a3', 'b2']) await end(name)
    await Promise.all(asked)
  })

  test('refuse a person of whom too much waits, and nobody else', async ({ assert }) => {
    const { ask, end } = desk(new FairTurns(1, 1))
    const asked = [ask(1, 'a1'), ask(1, 'a2')]
    const refused = await ask(1, 'a3').catch((error: unknown) => error)
    assert.instanceOf(refused, TooManyTries)
    asked.push(ask(2, 'b1'))
    for (const name of ['a1', 'b1', 'a2']) {
      await settled()
      await end(name)
    }
    await Promise.all(asked)
  })

  test('give a place back when the work fails', async ({ assert }) => {
    const turns = new FairTurns(1, 1)
    await assert.rejects(() => turns.take(1, () => Promise.reject(new Error('broken'))), 'broken')
    assert.equal(await turns.take(2, async () => 'done'), 'done')
  })
})
