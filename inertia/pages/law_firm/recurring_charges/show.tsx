import { Head, usePage } from '@inertiajs/react'
import { CircleStop, Pause, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { ItemsPanel } from '~/features/charges/page/items_panel'
import { SeenDialog } from '~/features/charges/page/seen_dialog'
import { HistoryList, type History } from '~/features/history/history_list'
import { MadeCharges, RecurringFacts } from '~/features/recurring_charges/recurring_panels'
import { STATE_TONES } from '~/features/recurring_charges/recurring_state'
import type { RecurringCard } from '~/features/recurring_charges/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type RecurringProps = {
  recurring: RecurringCard
  history: History
  can: { edit: boolean; seeClients: boolean; seeMatters: boolean }
}

type Command = 'pause' | 'resume' | 'end'

/** A recurring charge: what is charged, when, and the charges that were made of it. */
export default function RecurringCharge({ recurring, history, can }: RecurringProps) {
  const t = useMessages()
  const { errors } = usePage().props as { errors?: Record<string, string> }
  const [command, setCommand] = useState<Command | null>(null)
  const { id, title, state, version, problem, client } = recurring
  const refused = command === null && errors ? Object.values(errors)[0] : undefined
  const edit = route('law_firm.recurring_charges.edit', { id })
  return (
    <>
      <Head title={title} />
      <PageHead
        crumbs={[
          { label: t('recurring_charges.title'), href: route('law_firm.recurring_charges.index') },
          { label: title },
        ]}
        title={title}
        badges={<Badge tone={STATE_TONES[state]}>{t(`recurring_charges.state.${state}`)}</Badge>}
        meta={client?.name}
        actions={
          can.edit && (
            <>
              {state === 'active' && (
                <Button icon={Pause} onClick={() => setCommand('pause')}>
                  {t('recurring_charges.pause.verb')}
                </Button>
              )}
              {state === 'paused' && (
                <Button icon={Play} onClick={() => setCommand('resume')}>
                  {t('recurring_charges.resume.verb')}
                </Button>
              )}
              {state !== 'ended' && (
                <Button icon={CircleStop} onClick={() => setCommand('end')}>
                  {t('recurring_charges.end.verb')}
                </Button>
              )}
              <ButtonLink icon={Pencil} variant="primary" href={edit}>
                {t('common.edit')}
              </ButtonLink>
            </>
          )
        }
      />
      <div className="grid gap-4 px-6 pt-2 pb-10 max-md:px-4 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-4">
          {refused && (
            <Note tone="danger" role="alert">
              {refused}
            </Note>
          )}
          {problem && (
            <Note tone="danger" title={t('recurring_charges.failed')}>
              {t(problem as MessageId)}
            </Note>
          )}
          <ItemsPanel
            items={recurring.items}
            totals={recurring.totals}
            currency={recurring.currency}
            seeMatters={can.seeMatters}
          />
          <MadeCharges recurring={recurring} />
          <Panel title={t('charges.history')}>
            <HistoryList
              history={history}
              href={(before) => route('law_firm.recurring_charges.show', { id }, { before: String(before) })}
            />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <RecurringFacts recurring={recurring} seeClients={can.seeClients} />
        </div>
      </div>
      {command && (
        <SeenDialog
          title={t(`recurring_charges.${command}.title`)}
          verb={t(`recurring_charges.${command}.verb`)}
          pendingText={t('common.saving')}
          action={route(`law_firm.recurring_charges.${command}`, { id })}
          method={command === 'resume' ? 'delete' : 'post'}
          version={version}
          onClose={() => setCommand(null)}
        >
          <p>{t(`recurring_charges.${command}.text`)}</p>
        </SeenDialog>
      )}
    </>
  )
}
