import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { watchAnswer, type Answers } from '~/components/forms/drafts/write_answer'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { csvText, download } from './csv_text'
import { OUTCOME_TONES, isLeftOut, isReady, isWrong, type ValidatedLine } from './read_list'
import { roleName } from './role_name'
import type { RoleOption } from './vocabulary'

interface ListResultProps {
  rows: ValidatedLine[]
  roles: RoleOption[]
  /** Told what the server did with the list. */
  answers: Answers
}

/** What would happen to each line of a list, and the button that does it. */
export function ListResult({ rows, roles, answers }: ListResultProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const ready = rows.filter(isReady)
  const wrong = rows.filter(isWrong)

  function send() {
    const people = ready.map(({ name, email, roleId }) => ({ name: name || null, email, roleId }))
    const visit = {
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      headers: { blockType: 'button' },
    }
    router.post(route('law_firm.invitations.batches.store'), { people }, watchAnswer(visit, answers))
  }
  function save() {
    const head = ['line', 'name', 'email', 'role'] as const
    const titles = [
      t('invitations.many.line'),
      t('invitations.field.name'),
      t('invitations.field.email'),
      t('invitations.field.role'),
      t('invitations.many.outcome'),
    ]
    const lines = wrong.map((row) => [...head.map((name) => row[name]), t(`invitations.outcome.${row.outcome}`)])
    download(t('invitations.many.download_name'), csvText([titles, ...lines]))
  }

  return (
    <section aria-labelledby="result" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 pb-2 max-md:px-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="result" className="text-base font-semibold">
            {t('invitations.many.result')}
          </h2>
          <p role="status" className="text-sm text-fg-muted">
            {t('invitations.many.summary', {
              ready: ready.length,
              left: rows.filter(isLeftOut).length,
              wrong: wrong.length,
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          {wrong.length > 0 && (
            <Button icon={Download} onClick={save}>
              {t('invitations.many.download')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={ready.length === 0}
            pending={isBusy}
            pendingText={t('invitations.sending')}
            onClick={send}
          >
            {t('invitations.many.send', { count: ready.length })}
          </Button>
        </div>
      </div>
      <ResultTable rows={rows} roles={roles} />
    </section>
  )
}

function ResultTable({ rows, roles }: { rows: ValidatedLine[]; roles: RoleOption[] }) {
  const t = useMessages()
  const roleOf = ({ roleId, role }: ValidatedLine) => {
    const known = roles.find(({ id }) => id === roleId)
    return known ? roleName(t, known) : role
  }
  return (
    <RowsTable
      caption={t('invitations.many.result')}
      rows={rows}
      columns={[
        {
          name: t('invitations.many.line'),
          cell: ({ line }) => line,
          width: 'w-18',
          phone: 'hide',
          className: 'text-sm text-fg-subtle tabular-nums',
        },
        {
          name: t('invitations.column.person'),
          lines: ({ email, line, name }) => ({
            first: email || t('invitations.many.no_email'),
            title: email,
            strong: false,
            second: (
              <>
                <span className="md:hidden">
                  {t('invitations.many.line')} {line}
                  {name && ' · '}
                </span>
                {name}
              </>
            ),
          }),
        },
        {
          name: t('invitations.field.role'),
          width: 'w-44',
          className: 'truncate text-sm text-fg-muted',
          cell: roleOf,
        },
        {
          name: t('invitations.many.outcome'),
          width: 'w-66',
          phone: 'end',
          cell: ({ outcome }) => <Badge tone={OUTCOME_TONES[outcome]}>{t(`invitations.outcome.${outcome}`)}</Badge>,
        },
      ]}
    />
  )
}
