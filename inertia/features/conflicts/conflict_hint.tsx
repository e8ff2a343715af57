import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Note } from '~/components/feedback/note'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { MatchList } from './match_list'
import { type Found } from './types'

const PAUSE = 500
const MIN_NAME_LENGTH = 4

interface ConflictHintProps {
  name: string
  rfc?: string
  curp?: string
  /** Left out of what is found. */
  clientId?: number | null
  matterId?: number | null
  /** On which side of the matter: our own clients are no conflict for our side. */
  side?: string
}

/** What is found in the firm's records while a name is typed in a form. Silent when there is nothing, or nobody to tell. */
export function ConflictHint({ name, rfc = '', curp = '', clientId, matterId, side }: ConflictHintProps) {
  const t = useMessages()
  const { permissions } = usePage<SharedProps>().props.identity!
  const may = permissions.includes('clientes:leer') && permissions.includes('expedientes:leer')
  const [answered, setAnswered] = useState<{ path: string; found: Found } | null>(null)

  const query = new URLSearchParams({ name: name.trim() })
  if (rfc.trim()) query.set('rfc', rfc.trim())
  if (curp.trim()) query.set('curp', curp.trim())
  if (clientId) query.set('clientId', String(clientId))
  if (matterId) query.set('matterId', String(matterId))
  if (matterId && side) query.set('side', side)
  const path = may && name.trim().length >= MIN_NAME_LENGTH ? route('law_firm.conflicts.hints', {}, query) : null

  useEffect(() => {
    if (!path) return
    let isCurrent = true
    const timer = setTimeout(() => {
      fetchJson<Found>(path).then(
        (found) => isCurrent && setAnswered({ path, found }),
        () => undefined
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path])

  const found = answered && answered.path === path ? answered.found : null
  if (!found || (found.shown.length === 0 && !found.hidden)) return null
  return (
    <div role="status" className="grid gap-2">
      <Note tone="warning" title={t('conflicts.hint.title')}>
        {found.shown.length > 0 && t('conflicts.hint.found', { count: found.shown.length })}
      </Note>
      <MatchList matches={found.shown.slice(0, 5)} hidden={found.hidden} />
    </div>
  )
}
