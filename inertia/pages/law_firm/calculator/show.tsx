import { Head, router } from '@inertiajs/react'
import { Download, FolderInput, Printer, Signature } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { lazily } from '~/components/feedback/lazily'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { DayGrid } from '~/features/deadlines/day_grid'
import { DayTable } from '~/features/deadlines/day_table'
import type { RuleArticles } from '~/features/deadlines/rule_article'
import { SheetCalendars } from '~/features/deadlines/sheet_calendars'
import { SheetFacts } from '~/features/deadlines/sheet_facts'
import { termName, type Computation, type Sheet } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type SheetPageProps = {
  computation: Computation & { sheet: Sheet; origin: string | null }
  articles: RuleArticles
  firm: string
  can: { confirm: boolean; attach: boolean }
}

const AttachToMatter = lazily<{ computationId: number; onClose: () => void }>(
  () => import('~/features/docket/attach_to_matter'),
  { byPress: true }
)

/** The sheet of a computed term: its last day, each day with its reason, the data and rules that it rests on; made to be printed. */
export default function ComputationSheetPage({ computation, articles, firm, can }: SheetPageProps) {
  const t = useMessages()
  const { sheet } = computation
  const origin = computation.origin ?? undefined
  const [isAttaching, setAttaching] = useState(false)
  const title = computation.title ?? t(termName(sheet.term.key))
  const confirm = () => router.post(route('law_firm.calculator.confirmation', { id: computation.id }))
  return (
    <>
      <Head title={`${computation.folio} ${title}`} />
      <PageHead
        title={title}
        crumbs={[
          { label: t('deadlines.title'), href: route('law_firm.calculator.index') },
          { label: computation.folio },
        ]}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button icon={Printer} onClick={() => window.print()}>
              {t('common.print')}
            </Button>
            <ButtonLink icon={Download} external href={route('law_firm.calculator.pdf', { id: computation.id })}>
              {t('deadlines.pdf.download')}
            </ButtonLink>
            {can.attach && (
              <Button icon={FolderInput} onClick={() => setAttaching(true)}>
                {t('docket.attach.title')}
              </Button>
            )}
            {can.confirm && (
              <Button icon={Signature} variant="primary" onClick={confirm}>
                {t('deadlines.confirm')}
              </Button>
            )}
          </div>
        }
      />
      {isAttaching && (
        <Suspense fallback={null}>
          <AttachToMatter computationId={computation.id} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
      <div className="grid max-w-240 gap-6 px-6 pt-2 pb-10 max-md:px-4">
        <LastDay sheet={sheet} />
        {sheet.warnings.map((warning) => (
          <Note key={warning} tone="warning">
            {t(`deadlines.warning.${warning}` as MessageId)}
          </Note>
        ))}
        <SheetFacts {...{ computation, sheet, origin, firm, articles }} />
        {sheet.lastDay && <DayGrid days={sheet.days} lastDay={sheet.lastDay} />}
        <section className="grid gap-2">
          <h2 className="text-md font-semibold">{t('deadlines.sheet.day_by_day')}</h2>
          <DayTable days={sheet.days} origin={origin} />
        </section>
        {sheet.calendars.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-md font-semibold">{t('deadlines.sheet.calendars')}</h2>
            <SheetCalendars calendars={sheet.calendars} />
          </section>
        )}
        <p className="text-sm text-fg-muted">{t('deadlines.sheet.scope')}</p>
      </div>
    </>
  )
}

/** What the sheet is looked at for: until when. */
function LastDay({ sheet }: { sheet: Sheet }) {
  const t = useMessages()
  if (!sheet.lastDay || !sheet.lastInstant)
    return <p className="text-lg font-semibold">{t('deadlines.any_time_text')}</p>
  const isOfDay = !sheet.lastInstant.startsWith(sheet.lastDay)
  return (
    <p className="grid gap-0.5">
      <span className="text-sm text-fg-muted">{t('deadlines.sheet.expires')}</span>
      <strong className="text-xl font-semibold">
        <DateTime value={isOfDay ? sheet.lastDay : sheet.lastInstant} format={isOfDay ? 'weekday-long' : 'full'} />
        {isOfDay && `, ${t('deadlines.sheet.at_midnight')}`}
      </strong>
      <span className="text-sm text-fg-muted">{t('deadlines.sheet.early')}</span>
    </p>
  )
}
