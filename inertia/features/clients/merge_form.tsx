import { router, usePage } from '@inertiajs/react'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { clientAddress } from './address'
import { contested, groupName, mergedFields, saidIn, type Group } from './merge_fields'
import type { ClientFacts } from './types'

/** How many rows of a kind either client has. */
export type Moving = { key: string; counts: [number, number] }

interface MergeFormProps {
  client: ClientFacts
  other: ClientFacts
  moves: Moving[]
}

/** Which of two clients stays, which of their details, and what moves. */
export function MergeForm({ client, other, moves }: MergeFormProps) {
  const t = useMessages()
  const { errors } = usePage<SharedProps>().props
  const [isSwapped, setSwapped] = useState(false)
  const [fromOther, setFromOther] = useState<ReadonlySet<Group>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [kept, merged] = isSwapped ? [other, client] : [client, other]
  const groups = contested(kept, merged, t)

  function choose(group: Group, which: string) {
    const next = new Set(fromOther)
    if (which === 'merged') next.add(group)
    else next.delete(group)
    setFromOther(next)
  }
  function swap() {
    setSwapped(!isSwapped)
    setFromOther(new Set())
  }
  function submit() {
    const versions = { kept: kept.version, merged: merged.version }
    const body = { ...mergedFields(kept, merged, fromOther, t), mergedId: merged.id, versions }
    setBusy(true)
    router.post(route('law_firm.client_merges.store', { id: kept.id }), body as never, {
      onFinish: () => setBusy(false),
    })
  }

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Side title={t('clients.merge.keep')} client={kept} />
        <Button icon={ArrowLeftRight} onClick={swap} className="self-center">
          {t('clients.merge.swap')}
        </Button>
        <Side title={t('clients.merge.goes')} client={merged} />
      </div>
      {groups.map((group) => (
        <RadioGroup
          key={`${group}-${kept.id}`}
          label={groupName(group, t)}
          name={`merge-${group}`}
          value={fromOther.has(group) ? 'merged' : 'kept'}
          onChange={(which) => choose(group, which)}
          options={[
            { value: 'kept', label: saidIn(group, kept, t) },
            { value: 'merged', label: saidIn(group, merged, t) },
          ]}
        />
      ))}
      <ul className="grid gap-1 text-sm text-fg-muted">
        {groups.length === 0 && <li>{t('clients.merge.same')}</li>}
        {kept.phones.length > 0 && merged.phones.length > 0 && <li>{t('clients.merge.phones_text')}</li>}
        {kept.notes && merged.notes && <li>{t('clients.merge.notes_text')}</li>}
      </ul>
      <Moves moves={moves} from={isSwapped ? 0 : 1} />
      {[errors.version, errors.mergedId].filter(Boolean).map((message) => (
        <Note key={String(message)} tone="danger" role="alert">
          {String(message)}
        </Note>
      ))}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <Button variant="primary" pending={isBusy} pendingText={t('clients.merge.pending')} onClick={submit}>
          {t('clients.merge.submit')}
        </Button>
        <ButtonLink href={clientAddress(client.id)} variant="ghost">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </>
  )
}

function Side({ title, client }: { title: string; client: ClientFacts }) {
  return (
    <Panel title={title}>
      <p className="font-medium wrap-break-word">{client.name}</p>
      <p className="text-sm wrap-break-word text-fg-muted">{[client.rfc, client.email].filter(Boolean).join(' · ')}</p>
    </Panel>
  )
}

function Moves({ moves, from }: { moves: Moving[]; from: 0 | 1 }) {
  const t = useMessages()
  const moving = moves.filter(({ counts }) => counts[from] > 0)
  return (
    <Panel title={t('clients.merge.moves')}>
      {moving.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('clients.merge.moves_nothing')}</p>
      ) : (
        <ul className="list-disc pl-4 text-sm">
          {moving.map(({ key, counts }) => (
            <li key={key}>{t(`clients.moves.${key}` as MessageId, { count: counts[from] })}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
