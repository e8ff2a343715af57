import { parentPort, workerData } from 'node:worker_threads'
import { RecordRejected } from '#sources/contract'
import { paragraphsOfFile } from './paragraphs_of_file.js'

/** What the thread says when it is done. */
export type ThreadAnswer = { lines: string[] } | { code: RecordRejected['code']; detail: string }

const answer = await paragraphsOfFile(workerData as Uint8Array).then(
  (lines): ThreadAnswer => ({ lines }),
  (error: unknown): ThreadAnswer =>
    error instanceof RecordRejected
      ? { code: error.code, detail: error.detail }
      : { code: 'unreadableFile', detail: 'corrupted' }
)
parentPort?.postMessage(answer)
