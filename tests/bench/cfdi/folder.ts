/*
 * How many XML of a folder are kept in a second, and with how much memory? A ZIP of so many invoices, one in ten broken, is imported by its task; then each broken XML of the tests is
 * refused by itself. Prints files per second, the memory of the process before and at most, what of it is in use before and after (which should not grow with the files), and the slowest
 * refusal. On SQLite:
 *
 *   node --expose-gc --import=@poppinss/ts-exec tests/bench/cfdi/folder.ts [--files 1000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({ options: { files: { type: 'string', default: '1000' } } })
const total = Number(values.files)
const data = mkdtempSync(join(tmpdir(), 'foja-cfdi-'))
const address = { HOST: '127.0.0.1', PORT: '3593', APP_URL: 'http://127.0.0.1:3593' }
Object.assign(process.env, { NODE_ENV: 'test', FOJA_DATA: data, ...address })

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { writeFile } = await import('node:fs/promises')
const { ImportFolder } = await import('#app/cfdi/actions/import_folder')
const { checkCfdi } = await import('#app/cfdi/domain/checks/check_cfdi')
const { readCfdi } = await import('#app/cfdi/parsing/read_cfdi')
const { runTask } = await import('#app/core/tasks/run_task')
const { default: Task } = await import('#app/core/tasks/models/task')
const { brokenXml } = await import('#tests/helpers/broken_cfdi')
const { cfdiXml, uuidOf } = await import('#tests/helpers/cfdi_xml')
const { prepareDatabase } = await import('#tests/helpers/database')
const { authorNamed } = await import('../../functional/law_firm/billing/scene.js')
const { issuingFirm, zipOf } = await import('../../functional/law_firm/cfdi/scene.js')

const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`

await prepareDatabase()
const ours = await issuingFirm()
const SMALL = 100_000
const path = join(data, 'folder.zip')

/** Nothing of the ZIP stays in memory: only what the task takes is measured. */
async function writeFolder(): Promise<void> {
  const broken = Object.values(brokenXml)
    .map(({ bytes }) => bytes())
    .filter(({ length }) => length < SMALL)
  const files = Array.from({ length: total }, (_, at) => [
    `${at}.xml`,
    at % 10 === 9 ? broken[at % broken.length]! : cfdiXml({ uuid: uuidOf(at), root: { Folio: String(at) } }),
  ])
  await writeFile(path, await zipOf(Object.fromEntries(files)))
}

/** What is in use once the garbage is gone. */
function inUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

await writeFolder()
const id = await new ImportFolder().handle(authorNamed(ours.owner), ours.workspace, { path, name: 'a', language: 'es' })

const used = inUse()
const before = process.memoryUsage().rss
let most = before
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
const start = performance.now()
while ((await Task.held(id))!.isOpen) await runTask(id)
const seconds = (performance.now() - start) / 1_000
clearInterval(watch)
const { result } = (await Task.held(id))!
say(`${total} XML in ${seconds.toFixed(1)} s: ${Math.round(total / seconds)} a second; ${JSON.stringify(result)}`)
say(
  `memory: ${megabytes(before)} before, ${megabytes(most)} at most; in use ${megabytes(used)} before, ${megabytes(inUse())} after`
)

const times = Object.entries(brokenXml).map(([name, { bytes }]) => {
  const content = bytes()
  const began = performance.now()
  try {
    checkCfdi(readCfdi(content), '2026-05-04')
  } catch {
    // Refused, as it has to be.
  }
  return { name, ms: performance.now() - began }
})
const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one))
say(`${times.length} broken XML refused, the slowest in ${Math.round(slowest.ms)} ms: ${slowest.name}`)
say(`memory afterwards: ${megabytes(process.memoryUsage().rss)}`)
await app.terminate()
rmSync(data, { recursive: true, force: true })
process.exit(0)
