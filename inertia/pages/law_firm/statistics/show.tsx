import { Head } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { Later } from '~/components/feedback/later'
import { PageHead } from '~/components/layout/page_head'
import { MatterSection } from '~/features/insights/matter_section'
import { MoneySection } from '~/features/insights/money_section'
import { PeriodBar } from '~/features/insights/period_bar'
import { MattersSkeleton, MoneySkeleton, PESOS, WorkSkeleton } from '~/features/insights/section_skeletons'
import type { StatisticsProps } from '~/features/insights/types'
import { WorkSection } from '~/features/insights/work_section'
import { buildAddress } from '~/features/lists/address'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** How the firm did: matters, money and work of a span, each number with its definition and its rows. The numbers follow after the page. */
export default function Statistics({ filters, span, compared, problem, matters, money, work }: StatisticsProps) {
  const t = useMessages()
  const mayReadMoney = usePermission('facturas:leer')
  return (
    <>
      <Head title={t('insights.title')} />
      <PageHead
        title={t('insights.title')}
        meta={
          <span>
            <DateTime value={span.from} /> – <DateTime value={span.to} />
            {compared && (
              <>
                {' · '}
                {t('insights.compared_with')} <DateTime value={compared.from} /> – <DateTime value={compared.to} />
              </>
            )}
          </span>
        }
        actions={
          <ButtonLink
            icon={Download}
            href={buildAddress(route('law_firm.statistics.file'), filters)}
            external
            download
            className="print:hidden"
          >
            {t('insights.file')}
          </ButtonLink>
        }
      />
      <div className="px-6 py-2.5 max-md:px-4">
        <PeriodBar {...{ filters, span, problem }} />
      </div>
      <div className="grid gap-8 px-6 pt-2 pb-10 max-md:px-4">
        <Later name="matters" value={matters} label={t('insights.matters')} skeleton={<MattersSkeleton />}>
          {(own) => <MatterSection matters={own} />}
        </Later>
        {mayReadMoney && (
          <Later name="money" value={money} label={t('insights.money', PESOS)} skeleton={<MoneySkeleton />}>
            {(all) => all.map((own) => <MoneySection key={own.currency} money={own} />)}
          </Later>
        )}
        <Later name="work" value={work} label={t('insights.work')} skeleton={<WorkSkeleton />}>
          {(own) => <WorkSection work={own} />}
        </Later>
      </div>
    </>
  )
}
