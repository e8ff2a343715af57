import { parentPort } from 'node:worker_threads'
import { RecordRejected } from '#sources/contract/contract'
import { textOfFile } from './text_of_file.js'
import type { FileText } from './text_of_file.js'

/** What the thread says of a file. */
export type ThreadAnswer = FileText | { code: RecordRejected['code']; detail: string }

const answerOf = (bytes: Uint8Array): Promise<ThreadAnswer> =>
  textOfFile(bytes).catch((error: unknown) =>
    error instanceof RecordRejected
      ? { code: error.code, detail: error.detail }
      : { code: 'unreadableFile', detail: 'corrupted' }
  )

parentPort?.on('message', async (bytes: Uint8Array) => parentPort!.postMessage(await answerOf(bytes)))
