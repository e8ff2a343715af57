import logger from '@adonisjs/core/services/logger'
import { HttpFailed, SourceBlocked } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { LockLost } from '#app/core/errors/lock_lost'
import { isDiskFull } from './disk_full.js'
import type { Reason } from './reason.js'

/** What a source throws of what `--ask` said; the rest names the part that makes no sense. */
const ASKED_WRONGLY = /^asked wrongly: (.+)$/

/** Why a run ended before its end, in a word that the catalogues explain (`sources.failure.<code>`). */
export function failureReason(error: unknown): Reason {
  if (error instanceof SourceBlocked) return { code: 'blocked', detail: error.reason }
  if (error instanceof HttpFailed) return { code: 'unreachable', detail: error.reason }
  if (error instanceof ListingRefused)
    return { code: 'listing', detail: error.message.replace('listing refused, ', '') }
  if (error instanceof LockLost) return { code: 'lockLost', detail: '' }
  if (isDiskFull(error)) return { code: 'diskFull', detail: '' }
  const askedWrongly = error instanceof Error && ASKED_WRONGLY.exec(error.message)
  if (askedWrongly) return { code: 'askedWrongly', detail: askedWrongly[1]! }
  logger.error({ err: error }, 'ingestion failed')
  return { code: 'unexpected', detail: error instanceof Error ? error.message : String(error) }
}
