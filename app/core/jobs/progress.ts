let steps = 0

/** Says that work in this thread came a step further: an item, a transaction, an answer of another server. A heavy job without one for long is taken for one that hangs. */
export function stepDone(): void {
  steps++
}

/** How many steps the work in this thread has come. */
export function stepsDone(): number {
  return steps
}
