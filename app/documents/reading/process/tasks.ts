import { previewOf } from '../preview/preview_of.js'
import { attachmentBytes } from '../extraction/mail.js'
import { compareTexts } from '../extraction/compare_texts.js'
import { readText } from '../extraction/read_text.js'
import { spreadsheetOf, type SpreadsheetLimits } from '../extraction/spreadsheet.js'

/** What is done in the reader's own process. Each takes a file (or texts) that strangers wrote. */
export const tasks = {
  text: (bytes: Buffer, { name }: { name: string }) => readText(bytes, name),
  preview: (bytes: Buffer, { name }: { name: string }) => previewOf(bytes, name),
  attachment: (bytes: Buffer, { index }: { index: number }) => attachmentBytes(bytes, index),
  spreadsheet: (bytes: Buffer, limits: SpreadsheetLimits & { kind: 'xlsx' | 'csv' }) => spreadsheetOf(bytes, limits),
  compare: async (bytes: Buffer, { length }: { length: number }) =>
    compareTexts(bytes.toString('utf8', 0, length), bytes.toString('utf8', length)),
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskOptions<T extends TaskName> = Parameters<Tasks[T]>[1]
export type TaskAnswer<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>
