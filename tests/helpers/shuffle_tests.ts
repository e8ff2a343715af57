import type { PluginFn } from '@japa/runner/types'

/** The same items in an order that a seed gives: Fisher-Yates over the generator mulberry32. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items]
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = order[last]!
    order[last] = order[other]!
    order[other] = item
  }
  return order
}

/** Runs groups, and the tests of each group, in the order that FOJA_TEST_SEED gives: no test may need another one to have run before it. */
export function shuffleTests(seed = process.env.FOJA_TEST_SEED): PluginFn {
  return ({ emitter, runner }) => {
    if (!seed) return
    emitter.on('runner:start', () => {
      for (const suite of runner.suites) {
        suite.stack = shuffled(suite.stack, Number(seed))
        for (const item of suite.stack) if ('tests' in item) item.tests = shuffled(item.tests, Number(seed))
      }
    })
  }
}
