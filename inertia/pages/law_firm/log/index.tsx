import { TextLink } from '~/components/actions/text_link'
import { useLogExport } from '~/features/firm_log/log_export'
import { LogFilterBar } from '~/features/firm_log/log_filter_bar'
import { LogList } from '~/features/firm_log/log_list'
import { logAddress, type LogFilters, type LogLine } from '~/features/firm_log/types'
import { useLogViews } from '~/features/firm_log/views'
import type { SavedView } from '~/features/lists/types'
import { ViewMenu, ViewTabs } from '~/features/lists/view_tabs'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface LogProps {
  lines: LogLine[]
  older: number | null
  isFirst: boolean
  filters: LogFilters
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  views: SavedView[]
  matter: { id: number; name: string } | null
  people: { id: number; name: string }[]
  kinds: string[]
  can: { export: boolean; chooseMatter: boolean }
}

export default function Log({ lines, older, isFirst, filters, saved, matter, people, kinds, can, ...props }: LogProps) {
  const t = useMessages()
  const { button, progress } = useLogExport(filters)
  const views = useLogViews(filters, saved, props.views)
  return (
    <SettingsFrame
      area="firm"
      title={t('firm_log.title')}
      lead={t('firm_log.lead')}
      actions={can.export ? button : undefined}
    >
      <div className="-mx-6 -mt-3 max-md:hidden">
        <ViewTabs {...views} />
      </div>
      <LogFilterBar {...{ filters, saved, people, kinds, matter }} mayChooseMatter={can.chooseMatter}>
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
      </LogFilterBar>
      {progress}
      <LogList lines={lines} />
      <p className="flex flex-wrap gap-4 empty:hidden">
        {!isFirst && <TextLink href={logAddress(filters, saved)}>{t('firm_log.newest')}</TextLink>}
        {older !== null && <TextLink href={logAddress(filters, saved, older)}>{t('history.older')}</TextLink>}
      </p>
    </SettingsFrame>
  )
}
