import { Head, usePage } from '@inertiajs/react'
import { Coffee, House } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { DayList, type DayLine } from '~/features/day/day_list'
import { FirstSteps, type FirstStep } from '~/features/home/first_steps'
import { panelPartsOf, Panels } from '~/features/home/panels'
import type { LoadedPart } from '~/features/parts'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

type Day = { today: string; late: DayLine[]; now: DayLine[]; next: DayLine[]; isCut: boolean }

interface HomeProps {
  day: Day
  /** Of a new firm, as long as some are left. */
  firstSteps: FirstStep[] | null
  panels: LoadedPart[]
}

export default function Home({ day, firstSteps, panels }: HomeProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const identity = usePage<SharedProps>().props.identity!
  const mayRead = identity.permissions.includes('expedientes:leer')
  return (
    <>
      <Head title={t('shell.home.title')} />
      <PageHead
        title={t('shell.home.hello', { name: identity.name.split(' ')[0]! })}
        meta={formatDate(day.today, 'weekday-long', locale, timeZone)}
      />
      {identity.permissions.length === 0 && panels.length === 0 ? (
        <EmptyState icon={House} title={t('shell.home.title')} text={t('shell.home.no_role')} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 px-6 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-1 gap-7">
            {firstSteps && <FirstSteps steps={firstSteps} />}
            {mayRead && <MyDay day={day} isBeginning={firstSteps !== null} />}
          </div>
          <Panels panels={panels} layout="column" />
        </div>
      )}
    </>
  )
}

Home.parts = ({ panels }: { panels: LoadedPart[] }) => panelPartsOf(panels)

/** What waits for the reader. Whoever has first steps before them is not told that nothing does. */
function MyDay({ day: { late, now, next, isCut }, isBeginning }: { day: Day; isBeginning: boolean }) {
  const t = useMessages()
  const isFree = late.length + now.length === 0
  return (
    <div className="grid grid-cols-1 gap-7">
      <DayList title={t('day.late')} lines={late} tone="late" withDay />
      <DayList title={t('day.today')} lines={now} />
      {isFree && !isBeginning && (
        <EmptyState
          icon={Coffee}
          title={t('day.free')}
          text={t('day.free_text')}
          className="rounded-lg border border-dashed border-line py-8"
          action={{ label: t('day.activities'), href: route('law_firm.activities.index') }}
        />
      )}
      <DayList title={t('day.next')} lines={next} withDay />
      {isCut && <p className="text-sm text-fg-muted">{t('day.cut')}</p>}
    </div>
  )
}
