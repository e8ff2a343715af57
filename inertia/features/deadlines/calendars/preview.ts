import type { OwnDays } from './types'

export type FileRow = Pick<OwnDays, 'from' | 'to' | 'counts' | 'kind' | 'basis' | 'reason'> & { line: number }

export type FileProblem = { line: number | null; problem: string; values?: Record<string, string> }

/** What a file would bring. */
export type Preview = { content: string; rows: FileRow[]; problems: FileProblem[]; newYears: number[] }

/** Bytes. */
export const LARGEST_FILE = 1_000_000

/** What is shown of a file that was not looked at. */
export const refusedFile = (problem: string): Preview => ({
  ...{ content: '', rows: [], newYears: [] },
  problems: [{ line: null, problem }],
})
