import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Sheet } from './types'

/** The calendars that were counted on: whose they are, which years, where each was published and who verified it. */
export function SheetCalendars({ calendars }: { calendars: Sheet['calendars'] }) {
  const t = useMessages()
  return (
    <ul className="grid gap-2 text-sm">
      {calendars.map(({ role, name, years }) => (
        <li key={role}>
          <span className="text-fg-subtle">{t(`deadlines.role.${role}` as MessageId)}: </span>
          {name}
          <ul className="text-fg-muted">
            {years.map(({ year, source, verifiedBy }) => (
              <li key={year} className="wrap-anywhere">
                {verifiedBy
                  ? t('deadlines.sheet.year_verified', { year: String(year), source, name: verifiedBy })
                  : t('deadlines.sheet.year_unverified', { year: String(year), source })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
