import { useLogExport } from '~/features/firm_log/log_export'
import { LogFilterBar } from '~/features/firm_log/log_filter_bar'
import { LogList } from '~/features/firm_log/log_list'
import { logAddress, type LogFilters, type LogLine } from '~/features/firm_log/types'
import { TextLink } from '~/components/text_link'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface LogProps {
  lines: LogLine[]
  older: number | null
  isFirst: boolean
  filters: LogFilters
  matter: { id: number; name: string } | null
  people: { id: number; name: string }[]
  kinds: string[]
  can: { export: boolean; chooseMatter: boolean }
}

export default function Log({ lines, older, isFirst, filters, matter, people, kinds, can }: LogProps) {
  const t = useMessages()
  const { button, progress } = useLogExport(filters)
  return (
    <SettingsFrame
      area="firm"
      title={t('firm_log.title')}
      lead={t('firm_log.lead')}
      actions={can.export ? button : undefined}
    >
      <LogFilterBar {...{ filters, people, kinds, matter }} mayChooseMatter={can.chooseMatter} />
      {progress}
      <LogList lines={lines} />
      <p className="flex flex-wrap gap-4 empty:hidden">
        {!isFirst && <TextLink href={logAddress(filters)}>{t('firm_log.newest')}</TextLink>}
        {older !== null && <TextLink href={logAddress(filters, older)}>{t('history.older')}</TextLink>}
      </p>
    </SettingsFrame>
  )
}
