import { parentPort, workerData } from 'node:worker_threads'
import readExcelFile from 'read-excel-file/node'

/** A cell as a person reads it: a day without its hours, a number as it was typed. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const iso = value.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
  }
  return String(value)
}

const sheets = await readExcelFile(Buffer.from(workerData as Uint8Array))
parentPort!.postMessage(
  sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((cells, place) => ({ line: place + 1, cells: cells.map(asText) })),
  }))
)
