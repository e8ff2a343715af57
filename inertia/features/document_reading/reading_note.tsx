import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useLoading } from '~/hooks/use_loading'
import { useMessages } from '~/hooks/use_messages'
import { readingAddress } from './addresses'
import { EMPTY, FAULT, type EmptyReason, type FaultReason, type Reading } from './vocabulary'

type ReadingNoteProps = { reading: Reading; matterId: number; documentId: number; version: number; canEdit: boolean }

/** How often the page looks whether the version has been read. */
const LOOK_MS = 4_000

/** Says that a version is not found by what it says, and why; who may edit can have it read again. */
export function ReadingNote({ reading, matterId, documentId, version, canEdit }: ReadingNoteProps) {
  const t = useMessages()
  const path = readingAddress(matterId, documentId)
  const isAsking = useLoading('button', path)

  useEffect(() => {
    if (reading.state !== 'pending') return
    const timer = setTimeout(() => router.reload({ only: ['versions'], headers: { blockType: 'button' } }), LOOK_MS)
    return () => clearTimeout(timer)
  }, [reading])

  if (reading.state === 'pending') return <Note tone="info">{t('document_reading.state.pending')}</Note>
  if (reading.isCut) return <Note tone="info">{t('document_reading.state.cut')}</Note>
  if (reading.state === 'none') return <Unreadable reason={reading.reason} />
  if (reading.state !== 'failed') return null

  const readAgain = () => router.post(path, { version }, { preserveScroll: true, headers: { blockType: 'button' } })
  return (
    <Note
      tone="warning"
      title={t('document_reading.state.failed')}
      end={
        canEdit && (
          <Button size="sm" onClick={readAgain} pending={isAsking} pendingText={t('common.loading')}>
            {t('document_reading.read_again')}
          </Button>
        )
      }
    >
      {t(FAULT[reading.reason as FaultReason] ?? FAULT.crashed)}
    </Note>
  )
}

/** Of pictures and sound everybody knows it; of a scanned PDF it must be said. */
function Unreadable({ reason }: { reason: Reading['reason'] }) {
  const t = useMessages()
  if (reason !== 'scanned' && reason !== 'legacyOffice') return null
  return <Note tone="info">{t(EMPTY[reason as EmptyReason])}</Note>
}
