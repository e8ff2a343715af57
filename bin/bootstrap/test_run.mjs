import { duration, failureList, lastLine, table } from './tally.mjs'

const print = (text) => process.stdout.write(`${text}\n`)

/**
 * Runs all stages, whatever fails, and prints each step under a heading with its time.
 * @param {import('./test_steps.mjs').Step[][]} stages
 * @param {(error: unknown) => string} sentence what a failed preparation has to say
 * @returns {Promise<import('./tally.mjs').Row[]>}
 */
export async function runStages(stages, sentence) {
  const rows = []
  for (const steps of stages) {
    const beside = inTurn(
      steps.filter(({ isQuiet }) => isQuiet),
      sentence
    )
    rows.push(
      ...(await inTurn(
        steps.filter(({ isQuiet }) => !isQuiet),
        sentence
      ))
    )
    for (const row of await beside) {
      heading(row.title)
      conclude(row)
      rows.push(row)
    }
  }
  return rows
}

async function inTurn(steps, sentence) {
  const rows = []
  for (const { title, isQuiet, run } of steps) {
    if (!isQuiet) heading(title)
    const start = Date.now()
    const result = await run().catch((error) => ({ passed: 0, failed: 1, output: sentence(error) }))
    const row = { title, milliseconds: Date.now() - start, ...result }
    if (!isQuiet) conclude(row)
    rows.push(row)
  }
  return rows
}

/** @param {string} title */
export const heading = (title) => print(`\n── ${title}`)

function conclude({ passed, failed, note, output, milliseconds }) {
  if (output) print(output.trimEnd())
  print(`${passed} passed, ${failed} failed in ${duration(milliseconds)}${note ? ` (${note})` : ''}`)
}

/** @param {import('./tally.mjs').Row[]} rows @returns {number} exit code */
export function finish(rows) {
  print(`\n── result\n${table(rows)}\n\n${failureList(rows)}`)
  print(lastLine(rows))
  return rows.some(({ failed }) => failed > 0) ? 1 : 0
}
