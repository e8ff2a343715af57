import documents from '#config/documents'
import { DocumentProblem } from '#app/documents/document_problem'

const MEGABYTE = 1_048_576
const MEDIA_NAME = /\.(mp4|m4v|mov|webm|mkv|avi|mp3|m4a|aac|wav|ogg|oga|opus|flac)$/i

/** Whether a file is a recording, by what was found in it. */
export const isMedia = (mime: string): boolean => /^(audio|video)\//.test(mime)

/** Whether a file says by its name that it is a recording; what it is shows once its beginning has come. */
export const isNamedMedia = (name: string): boolean => MEDIA_NAME.test(name.trim())

/** Bytes that a file may have: recordings of hearings have more than anything else. */
export const mostBytesOf = (isRecording: boolean): number =>
  isRecording ? documents.mostMediaBytes : documents.mostBytes

/** Refuses what has more bytes than its kind may have. Throws DocumentProblem. */
export function assertSize(name: string, size: number, isRecording: boolean): void {
  const most = mostBytesOf(isRecording)
  if (size > most) throw tooLarge(name, most)
}

/** The refusal of a file that is larger than one of its kind may be. */
export function tooLarge(name: string, most: number = documents.mostBytes): DocumentProblem {
  return new DocumentProblem('tooLarge', { name, count: Math.floor(most / MEGABYTE) })
}
