import { createReadStream } from 'node:fs'
import logger from '@adonisjs/core/services/logger'
import documents from '#config/documents'
import { DocumentProblem } from '#app/documents/document_problem'
import { Clamd } from './clamd.js'
import type { VirusScanner } from './virus_scanner.js'

/** The scanner of this installation; null when it has none. */
function scanner(): VirusScanner | null {
  return documents.clamav ? new Clamd(documents.clamav) : null
}

/** True after a scanner found nothing, false without one. Throws DocumentProblem for an infected file, and when the scanner cannot look: nothing passes unseen. */
export async function scanFile(path: string, name: string): Promise<boolean> {
  const present = scanner()
  if (!present) return false
  const found = await present.scan(createReadStream(path)).catch((error: unknown) => {
    logger.error({ err: error }, 'the virus scanner does not answer')
    throw new DocumentProblem('notScanned', { name })
  })
  if (found === null) return true
  logger.warn({ virus: found }, 'an infected file was refused')
  throw new DocumentProblem('infected', { name })
}
