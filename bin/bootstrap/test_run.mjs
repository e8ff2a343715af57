import { duration } from './tally.mjs'

const print = (text) => process.stdout.write(`${text}\n`)

/** How often a run says what is under way, in milliseconds. */
const STILL_RUNNING = 60_000

/**
 * @typedef {import('./test_report.mjs').Failure} Failure
 * @typedef {import('./test_report.mjs').Test} Test
 * @typedef {{ passed: number, failed: number, note?: string, failures?: Failure[], tests?: Test[], times?: Record<string, number> }} Result
 * @typedef {{ part: string, title: string, name?: string, after?: string[], isAlone?: boolean, run: () => Promise<Result> }} Job
 *   title: what its row in the table is called, which several shares have in common; name: what others wait for in `after`; isAlone: nothing runs beside it
 * @typedef {Job & Result & { milliseconds: number }} Done
 */

/**
 * Runs all jobs, whatever fails: in each of some lanes the first one, in the order given, that waits for nothing more.
 * @param {Job[]} jobs
 * @param {number} lanes how many run at once
 * @param {(error: unknown) => string} sentence what a failed preparation has to say
 * @returns {Promise<Done[]>} in the order of the jobs
 */
export async function runJobs(jobs, lanes, sentence) {
  const waiting = new Set(jobs)
  const running = new Map()
  /** @type {Map<Job, Done>} */
  const done = new Map()
  const isOver = (name) => ![...waiting, ...running.keys()].some((job) => job.name === name)
  const timer = setInterval(() => print(`   running: ${[...running.keys()].map(label).join(', ')}`), STILL_RUNNING)
  try {
    while (waiting.size > 0 || running.size > 0) {
      for (const job of waiting) {
        if (running.size >= lanes || [...running.keys()].some(({ isAlone }) => isAlone)) break
        if (!(job.after ?? []).every(isOver)) continue
        if (job.isAlone && running.size > 0) break
        waiting.delete(job)
        const end = timed(job, sentence).then((row) => {
          running.delete(job)
          done.set(job, row)
          conclude(row)
        })
        running.set(job, end)
      }
      await Promise.race(running.values())
    }
  } finally {
    clearInterval(timer)
  }
  return jobs.map((job) => /** @type {Done} */ (done.get(job)))
}

const label = ({ title, name }) => name ?? title

async function timed(job, sentence) {
  const start = Date.now()
  const result = await job.run().catch((error) => {
    return { passed: 0, failed: 1, failures: [{ title: label(job), file: '', text: sentence(error) }] }
  })
  return { ...job, ...result, milliseconds: Date.now() - start }
}

function conclude(row) {
  const { passed, failed, note, milliseconds } = row
  print(
    `${failed ? '✖' : '✔'} ${label(row)}: ${passed} passed, ${failed} failed in ${duration(milliseconds)}${note ? ` (${note})` : ''}`
  )
}
